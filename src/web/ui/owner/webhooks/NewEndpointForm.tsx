import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { webhookKinds, webhookKindWords } from '#contract/outgoing-webhooks/kinds.ts'
import { newWebhookEndpoint } from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import { answerOf, calls } from '../../../client.ts'
import { SecretOnce } from '../../base/actions/SecretOnce.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

const fields = [
  {
    name: 'url',
    label: 'Address',
    type: 'url',
    required: true,
    maxLength: 500,
    placeholder: 'https://erp.example.com/parts-hub',
  },
] as const

/** Adds an endpoint, and shows its secret, which nobody can see again. */
export function NewEndpointForm() {
  const router = useRouter()
  const id = useId()
  const [made, setMade] = useState<{ readonly url: string; readonly secret: string }>()
  const form = useCheckedForm(newWebhookEndpoint, { url: '', kinds: [...webhookKinds] })
  const submit = makeSubmit(form, async json => {
    const { secret } = await answerOf(calls['webhook-endpoint'].$post({ json }))
    setMade({ url: json.url, secret })
    form.setValue('url', '')
    await router.invalidate()
  })
  const problem = form.getFieldState('kinds', form.formState).error
  return (
    <form noValidate aria-label="Add an endpoint" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={fields} />
      <fieldset aria-describedby={problem && `${id}-problem`}>
        <legend className="mb-2 font-semibold">It is told</legend>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {webhookKinds.map(kind => (
            <label key={kind} className="flex items-start gap-3">
              <input
                type="checkbox"
                value={kind}
                defaultChecked
                className="checkbox mt-0.5"
                {...form.register('kinds')}
              />
              <span>
                {webhookKindWords[kind]}
                <code className="block text-sm text-muted">{kind}</code>
              </span>
            </label>
          ))}
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-2 font-semibold text-error">
            Choose at least one.
          </p>
        )}
      </fieldset>
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Add the endpoint
      </SubmitButton>
      <SecretOnce secret={made?.secret} of={made?.url ?? ''} />
    </form>
  )
}
