import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { postAuth } from '../../../auth-calls.ts'
import { FORGOT_PASSWORD } from '../../../content/specification.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'
import { emailField, useAuthForm } from './use-auth-form.ts'

/** Requests the mail with a link to set a new password. */
export function ForgotPasswordForm() {
  const [askedFor, setAskedFor] = useState<string>()
  const { form, submit, isSubmitting, message } = useAuthForm(async ({ email }: { email: string }) => {
    await postAuth('request-password-reset', { email })
    setAskedFor(email)
  })

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
        <form noValidate method="post" onSubmit={submit} className="grid gap-5">
          <p className="text-muted">We will email you a link to set a new one.</p>
          <Fields form={form} of={[emailField]} />
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
