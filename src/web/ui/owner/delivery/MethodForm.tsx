import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { DeliveryMethod } from '#contract/delivery/delivery.ts'
import { MAX_ZONES } from '#contract/delivery/methods.ts'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { newZone, type ZoneDraft } from './method-draft.ts'
import { useMethodEdit } from './use-method-edit.ts'
import { ZoneFields } from './ZoneFields.tsx'

interface MethodFormProps {
  method: DeliveryMethod
  /** Says whether there is something to lose. */
  onChanges: (hasChanges: boolean) => void
}

/** Edits a method of delivery: whether it is offered, where to, how long it takes and what it costs. */
export function MethodForm({ method, onChanges }: MethodFormProps) {
  const { form, draft, change, hasChanges, isBusy, save, problemOf, rival, keepMine, takeTheirs } =
    useMethodEdit(method)
  const titleId = useId()
  const { zones } = draft
  const isPickedUp = method.method === 'pick-up'
  const zonesProblem = ['zones', ...zones.map((_, index) => `zones.${index}.steps`)]
    .map(path => problemOf(path, 'The zones'))
    .find(problem => problem !== undefined)

  useEffect(() => onChanges(hasChanges), [hasChanges, onChanges])

  const changeZone = (row: number, changed: Partial<ZoneDraft>) =>
    change({ zones: zones.map((zone, index) => (index === row ? { ...zone, ...changed } : zone)) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} noValidate aria-labelledby={titleId} onSubmit={submit} className="sheet p-5 sm:p-6">
      <h2 id={titleId} className="text-2xl">
        {method.name}
      </h2>
      {rival && <RivalMethodNote rival={rival} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      <fieldset disabled={isBusy} className="mt-4 grid min-w-0 gap-5">
        <label className="flex items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={draft.isOffered}
            onChange={event => change({ isOffered: event.target.checked })}
            className="checkbox"
          />
          Offered to customers
        </label>
        {!isPickedUp && (
          <div className="sm:max-w-60">
            <Field
              label="Free from, in euros"
              value={draft.freeFrom}
              inputMode="decimal"
              hint="What the goods cost; empty: never"
              error={problemOf('freeFrom', 'The limit')}
              onChange={event => change({ freeFrom: event.target.value })}
            />
          </div>
        )}
        {zones.map((zone, index) => (
          <ZoneFields
            key={zone.id}
            zone={zone}
            path={`zones.${index}`}
            title={isPickedUp ? 'At our address' : `Zone ${index + 1}`}
            isPickedUp={isPickedUp}
            problemOf={problemOf}
            onChange={changed => changeZone(index, changed)}
            onRemove={
              zones.length > 1
                ? () => change({ zones: zones.filter((_, other) => other !== index) })
                : undefined
            }
          />
        ))}
        {zonesProblem && <p className="text-sm font-semibold text-error">{zonesProblem}</p>}
        {!isPickedUp && (
          <button
            type="button"
            disabled={zones.length >= MAX_ZONES}
            onClick={() => change({ zones: [...zones, newZone()] })}
            className="btn btn-outline btn-sm justify-self-start"
          >
            Add a zone
          </button>
        )}
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <SubmitButton isBusy={isBusy} isReady={hasChanges}>
          Save {method.name.toLowerCase()}
        </SubmitButton>
        <output className="text-sm text-muted">{hasChanges ? 'Not saved yet' : ''}</output>
      </div>
    </form>
  )
}

interface RivalMethodNoteProps {
  /** The method as somebody else has saved it. */
  rival: DeliveryMethod
  onKeepMine: (rival: DeliveryMethod) => void
  onTakeTheirs: (rival: DeliveryMethod) => void
}

/** Says that somebody else has edited the method meanwhile, with a choice between the two. Takes the focus. */
function RivalMethodNote({ rival, onKeepMine, onTakeTheirs }: RivalMethodNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="mt-4 border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">
        Somebody else has edited {rival.name.toLowerCase()} meanwhile. Nothing you typed is lost.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={() => onKeepMine(rival)} className="btn btn-outline btn-sm">
          Save mine over theirs
        </button>
        <button type="button" onClick={() => onTakeTheirs(rival)} className="btn btn-outline btn-sm">
          Show theirs instead
        </button>
      </div>
    </div>
  )
}
