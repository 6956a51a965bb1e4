import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { EMAIL_REQUIRED, FORGOT_PASSWORD } from '../../../content/specification.ts'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { trimmed } from '../../base/forms/trimmed.ts'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'

/** Requests the mail with a link to set a new password. */
export function ForgotPasswordForm() {
  const [message, setMessage] = useState<string>()
  const [askedFor, setAskedFor] = useState<string>()
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  const { errors, isSubmitting } = formState

  async function ask({ email }: { email: string }) {
    setMessage(undefined)
    try {
      await postAuth('request-password-reset', { email })
      setAskedFor(email)
    } catch (error) {
      setMessage(describeAuthError(error))
    }
  }

  return (
    <AuthSheet
      title={FORGOT_PASSWORD}
      busy={isSubmitting ? 'Sending the email' : undefined}
      footer={
        <Link to="/login" className="text-link font-semibold">
          Back to login
        </Link>
      }
    >
      {askedFor === undefined ? (
        <form noValidate method="post" onSubmit={handleSubmit(ask)} className="grid gap-5">
          <p className="text-muted">We will email you a link to set a new one.</p>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            required
            error={errors.email?.message}
            {...register('email', { required: EMAIL_REQUIRED, setValueAs: trimmed })}
          />
          <SubmitButton isBusy={isSubmitting}>Email me a link</SubmitButton>
          <AuthMessage message={message} />
        </form>
      ) : (
        <output className="grid gap-3">
          <span className="text-lg font-semibold">Check your email</span>
          <span className="wrap-break-word">
            If {askedFor} has an account, a link is on its way. It works once, within an hour. Nothing there?
            Check your spam folder, and whether you signed up with another address.
          </span>
        </output>
      )}
    </AuthSheet>
  )
}
