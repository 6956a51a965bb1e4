import { type NewReply, newReply } from '#contract/messages/messages.ts'
import { MAX_MESSAGE } from '#contract/messages/states.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

interface WriteMessageProps {
  /** Names the form, and what it sends: 'Write to us'. */
  title: string
  send: (message: NewReply) => Promise<unknown>
}

const fields = [
  {
    name: 'text',
    label: 'Your message',
    noun: 'Message',
    kind: 'area',
    required: true,
    maxLength: MAX_MESSAGE,
  },
] as const

/** Room for a customer's message, which is empty again once it is sent. */
export function WriteMessage({ title, send }: WriteMessageProps) {
  const form = useCheckedForm(newReply)
  const submit = makeSubmit(form, async message => {
    await send(message)
    form.reset({ text: '' })
    notify.success('We have your message')
  })
  return (
    <form noValidate method="post" aria-label={title} onSubmit={submit} className="grid gap-4 print:hidden">
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Send message
      </SubmitButton>
    </form>
  )
}
