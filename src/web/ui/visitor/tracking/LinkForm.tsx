import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { trimmed } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit } from '../../base/forms/use-checked-form.ts'

interface LinkFields {
  number: string
  email: string
}

const fields = [
  {
    name: 'number',
    label: 'Order number',
    autoComplete: 'off',
    placeholder: 'PH-2026-000123',
    maxLength: 40,
    required: true,
    missing: 'Please enter the number of the order',
    read: trimmed,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    hint: 'The one that the order was booked with',
    missing: 'Please enter the email address',
    read: trimmed,
  },
] as const

/** For what takes the place of a form: its button, which had the focus, is gone. */
const focus = (place: HTMLElement | null) => place?.focus()

/** Has the link to an order mailed. Says the same whether or not there is such an order. */
export function LinkForm() {
  const [askedFor, setAskedFor] = useState<LinkFields>()
  const form = useForm<LinkFields>()
  const submit = makeSubmit(form, async json => {
    await answerOf(calls.tracking.link.$post({ json }))
    setAskedFor(json)
  })

  if (askedFor)
    return (
      <output ref={focus} tabIndex={-1} className="sheet grid gap-3 p-5 outline-none sm:p-6">
        <span className="text-lg font-semibold">Check your email</span>
        <span className="wrap-anywhere">
          If {askedFor.number} was ordered with {askedFor.email}, a link is on its way. Nothing there? Check
          your spam folder, and the number in our emails about the order.
        </span>
      </output>
    )
  return (
    <form noValidate method="post" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting}>Email me a link</SubmitButton>
    </form>
  )
}
