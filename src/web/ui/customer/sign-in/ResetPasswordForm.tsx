import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { PasswordField } from '../../base/forms/PasswordField.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const router = useRouter()
  const [message, setMessage] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm<{ newPassword: string }>()
  const { errors, isSubmitting } = formState

  async function reset({ newPassword }: { newPassword: string }) {
    setMessage(undefined)
    try {
      await postAuth('reset-password', { token, newPassword })
      router.options.context.session.forget()
      await router.invalidate()
      notify.success('Your new password is set. Please log in with it.')
      await router.navigate({ to: '/login', replace: true })
    } catch (error) {
      setMessage(describeAuthError(error))
      setFocus('newPassword')
    }
  }

  return (
    <AuthSheet
      title="New password"
      busy={isSubmitting ? 'Setting your password' : undefined}
      footer={
        <Link to="/forgot-password" className="text-link font-semibold">
          Request a new link
        </Link>
      }
    >
      <form noValidate method="post" onSubmit={handleSubmit(reset)} className="grid gap-5">
        <p className="text-muted">
          You will be signed out everywhere. If this address was not confirmed before, everything entered in
          the account is removed, and it starts empty.
        </p>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters."
          required
          error={errors.newPassword?.message}
          {...register('newPassword', { required: PASSWORD_REQUIRED })}
        />
        <SubmitButton isBusy={isSubmitting}>Set password</SubmitButton>
        <AuthMessage message={message} />
      </form>
    </AuthSheet>
  )
}
