import type { MeasuredDispatch as Measured } from '#contract/delivery/delivery.ts'
import type { DeskSettings } from '#contract/settings/settings.ts'
import { ExampleInvoice, LogoField } from './LogoField.tsx'
import { MeasuredDispatch } from './MeasuredDispatch.tsx'
import { WordsPreview } from './WordsPreview.tsx'

interface BelowFieldsProps {
  section: DeskSettings['sections'][number]
  /** What is typed in the fields that are shown, by the names of settings. */
  values: Readonly<Record<string, string>>
  dispatch: Measured
}

/** What a section of the settings shows besides its fields: what follows from them, or would. */
export function BelowFields({ section: { id, title, settings }, values, dispatch }: BelowFieldsProps) {
  const labelOf = (field: string) => settings.find(({ name }) => name === field)?.label ?? field
  const logo = settings.find(({ kind }) => kind === 'picture')
  switch (id) {
    case 'works':
      return <MeasuredDispatch dispatch={dispatch} />
    case 'texts':
    case 'mails':
      return <WordsPreview values={values} labelOf={labelOf} label={`Preview: ${title}`} />
    default:
      return (
        logo && (
          <>
            <ExampleInvoice values={values} />
            <LogoField setting={logo} />
          </>
        )
      )
  }
}
