import { type MessageTemplate, type MessageThread, newReply } from '#contract/messages/messages.ts'
import { MAX_MESSAGE } from '#contract/messages/states.ts'
import { fillTemplate } from '#contract/messages/template.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { SelectField } from '../../base/forms/Field.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

interface AnswerFormProps {
  thread: MessageThread
  templates: readonly MessageTemplate[]
  reload: () => Promise<void>
}

const fields = [
  { name: 'text', label: 'Answer', kind: 'area', required: true, maxLength: MAX_MESSAGE },
] as const

/** Answers a message by mail; a template is put at the end of what is written already. */
export function AnswerForm({ thread, templates, reload }: AnswerFormProps) {
  const { _id, version, email, name, order } = thread
  const form = useCheckedForm(newReply)
  const submit = makeSubmit(form, async ({ text }) => {
    const param = { id: encodeURIComponent(_id) }
    try {
      await answerOf(calls.message[':id'].answer.$post({ param, json: { text, version } }))
    } catch (error) {
      // What was written meanwhile is shown; what was typed stays.
      if (error instanceof CallError && error.status === 409) await reload()
      throw error
    }
    form.reset({ text: '' })
    notify.success(`Your answer is on its way to ${email}`)
    await reload()
  })
  function insert(id: string): void {
    const template = templates.find(each => each._id === id)
    if (!template) return
    const written = form.getValues('text') ?? ''
    const filled = fillTemplate(template.text, { name, order: order?.number ?? null })
    form.setValue('text', [written.trimEnd(), filled].filter(Boolean).join('\n\n'), { shouldDirty: true })
    form.setFocus('text')
  }
  return (
    <form
      noValidate
      method="post"
      aria-label="Answer"
      onSubmit={submit}
      className="sheet grid gap-4 p-5 print:hidden"
    >
      <h2 className="text-2xl">Answer</h2>
      {templates.length > 0 && (
        <SelectField label="Template" value="" onChange={event => insert(event.currentTarget.value)}>
          <option value="">Insert a template</option>
          {templates.map(template => (
            <option key={template._id} value={template._id}>
              {template.name}
            </option>
          ))}
        </SelectField>
      )}
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Send answer
      </SubmitButton>
    </form>
  )
}
