import { useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { MeasuredDispatch as Measured } from '#contract/delivery/delivery.ts'
import type { DeskSetting, DeskSettings } from '#contract/settings/settings.ts'
import { answerOf, CallError, calls, problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { SelectField } from '../../base/forms/Field.tsx'
import { Fields, type FormField } from '../../base/forms/Fields.tsx'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { BelowFields } from './BelowFields.tsx'

type Values = Record<string, string>

interface SectionFormProps {
  section: DeskSettings['sections'][number]
  /** Of the settings as they are shown. */
  version: number
  /** Says whether there is something to lose. */
  onChanges: (hasChanges: boolean) => void
  dispatch: Measured
}

/** One section of the settings, saved by itself: what is not changed is not sent. */
export function SectionForm({ section, version, onChanges, dispatch }: SectionFormProps) {
  const { id, title } = section
  const settings = section.settings.filter(({ kind }) => kind !== 'picture')
  const groups = [...new Set(settings.map(({ group }) => group))].filter(group => group !== '')
  const [chosen = '', choose] = useState(groups[0])
  const typed = settings.filter(({ group }) => group === '' || group === chosen)
  const shown: Values = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
  const form = useForm<Values>({ defaultValues: shown })
  const { isDirty } = form.formState
  const watched = useWatch({ control: form.control })
  const typing = Object.fromEntries(typed.map(({ name, value }) => [name, watched[name] ?? value]))
  const below = <BelowFields section={section} values={typing} dispatch={dispatch} />
  const [hasRival, setRival] = useState(false)
  const { isOff, act } = useAction({
    onFailure: error => {
      if (error instanceof CallError && error.status === 412) setRival(true)
      else if (!placeProblems(error, form)) notify.failure(error)
      const [wrong] = problemsOf(error)
      const group = settings.find(({ name }) => name === wrong?.field)?.group
      if (group) choose(group)
      return false
    },
  })
  const headingId = useId()
  useEffect(() => {
    onChanges(isDirty)
    return () => onChanges(false)
  }, [isDirty, onChanges])
  const save = async (values: Values, seen: string) => {
    const changed = settings.filter(({ name, value }) => values[name] !== value)
    const json = Object.fromEntries(
      changed.map(({ name, default: given }) => [name, values[name] === given ? null : (values[name] ?? '')]),
    )
    const call = () => answerOf(calls.settings.$patch({ json, header: { 'if-match': seen } }))
    if (await act(call, { success: `${title}: saved` })) setRival(false)
  }
  const submit = form.handleSubmit(values => save(values, `"${version}"`))
  return (
    <form
      id={id}
      noValidate
      method="post"
      aria-labelledby={headingId}
      onSubmit={submit}
      className="sheet grid scroll-mt-24 gap-5 p-5 sm:p-6"
    >
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      {groups.length > 0 && (
        <SelectField
          label="Which one"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {groups.map(group => (
            <option key={group} value={group}>
              {settings.some(each => each.group === group && each.isChanged) ? `${group} (own words)` : group}
            </option>
          ))}
        </SelectField>
      )}
      {groups.length > 0 ? (
        <div key={chosen} className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <Fields form={form} of={typed.map(toField)} />
          </div>
          {below}
        </div>
      ) : (
        <>
          <Fields form={form} of={typed.map(toField)} />
          {below}
        </>
      )}
      {hasRival && (
        <div role="alert" className="border-l-4 border-warning bg-base-200 p-4">
          <p className="font-semibold">
            Somebody else has changed one of these settings meanwhile. Nothing you typed is lost.
          </p>
          <button
            type="button"
            disabled={isOff}
            onClick={() => void form.handleSubmit(values => save(values, '*'))()}
            className="btn btn-outline btn-sm mt-3"
          >
            Save mine over theirs
          </button>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton isBusy={isOff} isReady={isDirty}>
          Save {within(title)}
        </SubmitButton>
        <output className="text-sm text-muted">{isDirty ? 'Not saved yet' : ''}</output>
      </p>
    </form>
  )
}

/** A title within a sentence: ‘bank’, ‘VAT’. */
const within = (title: string) =>
  title === title.toUpperCase() ? title : title.charAt(0).toLowerCase() + title.slice(1)

function toField({ name, label, help, kind, choices, group, isChanged, ...setting }: DeskSetting): FormField {
  const given = choices?.[setting.default] ?? setting.default
  const hints = [
    help,
    isChanged && group === '' && `The environment says ${given === '' ? 'nothing' : `‘${given}’`}.`,
  ]
  return {
    name,
    label,
    hint: hints.filter(Boolean).join(' '),
    ...(choices && { choices }),
    ...(kind === 'area' && { kind }),
    ...(kind === 'markdown' && { kind: 'page' as const, spellCheck: true }),
    ...(kind === 'count' && { inputMode: 'numeric' as const }),
    ...(kind === 'moment' && { type: 'datetime-local' }),
  }
}
