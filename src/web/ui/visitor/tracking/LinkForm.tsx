import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { trimmed } from '../../base/forms/trimmed.ts'

interface LinkFields {
  number: string
  email: string
}

/** For what takes the place of a form: its button, which had the focus, is gone. */
const focus = (place: HTMLElement | null) => place?.focus()

/** Has the link to an order mailed. Says the same whether or not there is such an order. */
export function LinkForm() {
  const [askedFor, setAskedFor] = useState<LinkFields>()
  const { register, handleSubmit, formState, setError } = useForm<LinkFields>()
  const { errors, isSubmitting } = formState

  async function ask(json: LinkFields): Promise<void> {
    try {
      await answerOf(calls.tracking.link.$post({ json }))
      setAskedFor(json)
    } catch (error) {
      const isPlaced = placeProblems(error, setError, ['number', 'email'])
      notify.failure(error, { retry: isPlaced ? undefined : () => void handleSubmit(ask)() })
    }
  }

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
    <form noValidate method="post" onSubmit={handleSubmit(ask)} className="sheet grid gap-5 p-5 sm:p-6">
      <Field
        label="Order number"
        autoComplete="off"
        placeholder="PH-2026-000123"
        maxLength={40}
        required
        error={errors.number?.message}
        {...register('number', { required: 'Please enter the number of the order', setValueAs: trimmed })}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="The one that the order was booked with"
        error={errors.email?.message}
        {...register('email', { required: 'Please enter the email address', setValueAs: trimmed })}
      />
      <SubmitButton isBusy={isSubmitting}>Email me a link</SubmitButton>
    </form>
  )
}
