import { useRouter } from '@tanstack/react-router'
import { type Note, newNote } from '#contract/notes.ts'
import type { OrderToPack } from '#contract/orders/managed.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'

interface NotesProps {
  /** Oldest first. */
  notes: readonly Note[]
  /** Sends a new one. */
  add: (json: { text: string }, headers: { 'idempotency-key': string }) => Promise<unknown>
}

/** What colleagues have noted about an order. */
export function OrderNotes({ order, notes }: { order: OrderToPack; notes: readonly Note[] }) {
  const param = { id: encodeURIComponent(order._id) }
  const call = calls.order[':id'].notes
  return <Notes notes={notes} add={(json, headers) => answerOf(call.$post({ param, json }, { headers }))} />
}

/** What colleagues have noted about an order or a customer, and room for another note. */
export function Notes({ notes, add }: NotesProps) {
  return (
    <section aria-labelledby="notes" className="sheet p-5">
      <h2 id="notes" className="mb-2 text-2xl">
        Notes
      </h2>
      <p className="mb-3 text-sm text-muted">For colleagues: the customer never sees them.</p>
      {notes.length > 0 && (
        <ul className="mb-4">
          {notes.map(({ _id, author, text, createdAt }) => (
            <li key={_id} className="border-t border-line py-2">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-sm break-all text-muted">
                {author}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewNote add={add} />
    </section>
  )
}

const fields = [{ name: 'text', label: 'New note', kind: 'area', required: true, maxLength: 2000 }] as const

function NewNote({ add }: Pick<NotesProps, 'add'>) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const form = useCheckedForm(newNote)
  const submit = makeSubmit(form, async json => {
    await add(json, { 'idempotency-key': once.keyFor(json) })
    once.renew()
    form.reset()
    await router.invalidate()
  })
  return (
    <form noValidate aria-label="Add a note" onSubmit={submit} className="grid gap-4 print:hidden">
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Add note
      </SubmitButton>
    </form>
  )
}
