import { useCallback, useRef } from 'react'
import type { MeasuredDispatch as Measured } from '#contract/delivery/delivery.ts'
import type { DeskSettings, SettingChange } from '#contract/settings/settings.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { SectionForm } from './SectionForm.tsx'

interface SettingsPageProps {
  settings: DeskSettings
  changes: readonly SettingChange[]
  dispatch: Measured
}

/** Every setting of the desk, a form a section, and what was changed. */
export function SettingsPage({ settings, changes, dispatch }: SettingsPageProps) {
  const changed = useRef(new Set<string>())
  const note = useCallback((section: string, hasChanges: boolean) => {
    if (hasChanges) changed.current.add(section)
    else changed.current.delete(section)
  }, [])
  return (
    <>
      <PageHeading
        title="Settings"
        lead="What is changed here holds at once, without a restart, and can be undone. Everything else, such as passwords and addresses of services, is in the environment."
      />
      <LeaveQuestion hasChanges={() => changed.current.size > 0} />
      <nav aria-label="Sections" className="mb-6 flex flex-wrap gap-2">
        {settings.sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="btn btn-outline btn-sm">
            {title}
          </a>
        ))}
        <a href="#history" className="btn btn-outline btn-sm">
          History
        </a>
      </nav>
      <div className="grid gap-8">
        {settings.sections.map(section => (
          <NotedSection
            key={keyOf(section)}
            section={section}
            version={settings.version}
            onChanges={note}
            dispatch={dispatch}
          />
        ))}
        <section id="history" aria-labelledby="history-heading" className="scroll-mt-24">
          <h2 id="history-heading" className="mb-4 text-2xl">
            History
          </h2>
          {changes.length > 0 ? (
            <ChangeTable changes={changes} />
          ) : (
            <p className="text-muted">Nothing was changed yet: all is as the environment says.</p>
          )}
        </section>
      </div>
    </>
  )
}

type Section = DeskSettings['sections'][number]

/** A form begins anew when what it shows has changed, and not when another one was saved. */
const keyOf = ({ id, settings }: Section) => `${id} ${JSON.stringify(settings.map(({ value }) => value))}`

interface NotedSectionProps {
  section: Section
  version: number
  onChanges: (section: string, hasChanges: boolean) => void
  dispatch: Measured
}

function NotedSection({ section, version, onChanges, dispatch }: NotedSectionProps) {
  const { id } = section
  const note = useCallback((hasChanges: boolean) => onChanges(id, hasChanges), [id, onChanges])
  return <SectionForm section={section} version={version} onChanges={note} dispatch={dispatch} />
}
