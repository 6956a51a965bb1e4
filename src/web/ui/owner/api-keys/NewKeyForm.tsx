import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { KEY_DAYS, newApiKey } from '#contract/accounts/api-keys.ts'
import { roleNames } from '#contract/accounts/right-words.ts'
import { answerOf, calls } from '../../../client.ts'
import { SecretOnce } from '../../base/actions/SecretOnce.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

const { customer: _, ...choices } = roleNames
const days = { 30: '30 days', 90: '90 days', 180: '180 days', 365: 'A year' }

const fields = [
  [
    {
      name: 'name',
      label: 'Name',
      required: true,
      maxLength: 80,
      autoComplete: 'off',
      hint: 'What uses it: ‘Warehouse scanner’.',
    },
    { name: 'role', label: 'Role', choices, hint: 'Take the one that can do the least.' },
    { name: 'days', label: 'Valid for', choices: days },
  ],
] as const

interface MadeKey {
  readonly name: string
  readonly secret: string
}

/** Makes an API key, and shows its secret, which nobody can see again. */
export function NewKeyForm() {
  const router = useRouter()
  const [made, setMade] = useState<MadeKey>()
  const form = useCheckedForm(newApiKey, { name: '', role: 'warehouse', days: String(KEY_DAYS) })
  const submit = makeSubmit(form, async json => {
    const { secret } = await answerOf(calls['api-key'].$post({ json }))
    setMade({ name: json.name.trim(), secret })
    form.setValue('name', '')
    await router.invalidate()
  })
  return (
    <form noValidate aria-label="Make an API key" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Make the key
      </SubmitButton>
      <SecretOnce secret={made?.secret} of={`‘${made?.name}’`} />
    </form>
  )
}
