import { type MessageTemplate, newTemplate } from '#contract/messages/messages.ts'
import { MAX_MESSAGE } from '#contract/messages/states.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'

const fields = [
  { name: 'name', label: 'Name', required: true, maxLength: 100 },
  { name: 'text', label: 'Text', kind: 'area', required: true, maxLength: MAX_MESSAGE },
] as const

/** A template of answers to be worded anew or removed; without one, a new one. */
export function TemplateForm({ template }: { template?: MessageTemplate }) {
  const form = useCheckedForm(newTemplate, { name: template?.name ?? '', text: template?.text ?? '' })
  const { isOff, act } = useFormAction(form)
  const param = { id: encodeURIComponent(template?._id ?? '') }
  const one = calls['message-template'][':id']
  const save = form.handleSubmit(async json => {
    const call = () =>
      template ? answerOf(one.$put({ param, json })) : answerOf(calls['message-template'].$post({ json }))
    await act<unknown>(call, { success: `The template ‘${json.name}’ is saved` })
  })
  const title = template ? `Template ${template.name}` : 'New template'
  return (
    <form noValidate method="post" aria-label={title} onSubmit={save} className="sheet grid gap-4 p-5">
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <Fields form={form} of={fields} />
      <p className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isOff}>Save</SubmitButton>
        {template && (
          <button
            type="button"
            disabled={isOff}
            onClick={() =>
              void act(() => answerOf(one.$delete({ param })), { success: 'The template is removed' })
            }
            className="btn btn-outline"
          >
            Remove
          </button>
        )}
      </p>
    </form>
  )
}
