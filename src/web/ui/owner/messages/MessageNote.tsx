import { newReply } from '#contract/messages/messages.ts'
import { MAX_MESSAGE } from '#contract/messages/states.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

const fields = [
  { name: 'text', label: 'New note', kind: 'area', required: true, maxLength: MAX_MESSAGE },
] as const

/** Notes something about a message for colleagues. */
export function MessageNote({ id, reload }: { id: string; reload: () => Promise<void> }) {
  const form = useCheckedForm(newReply)
  const submit = makeSubmit(form, async json => {
    await answerOf(calls.message[':id'].notes.$post({ param: { id: encodeURIComponent(id) }, json }))
    form.reset({ text: '' })
    await reload()
  })
  return (
    <form
      noValidate
      method="post"
      aria-label="Add a note"
      onSubmit={submit}
      className="sheet grid gap-4 p-5 print:hidden"
    >
      <h2 className="text-2xl">Note</h2>
      <p className="text-sm text-muted">For colleagues: the customer never sees it.</p>
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Add note
      </SubmitButton>
    </form>
  )
}
