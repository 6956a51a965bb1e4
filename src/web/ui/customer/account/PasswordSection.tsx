import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { PasswordField } from '../../base/forms/PasswordField.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Changes the password, which ends the other sessions. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { isBusy, message, run } = useAccountAction()
  const { register, handleSubmit, reset, formState } = useForm<Passwords>()
  const { errors } = formState

  if (!hasPassword)
    return (
      <Section title="Password" lead="Your account has no password: you sign in another way.">
        <Link to="/forgot-password" className="btn justify-self-start btn-outline">
          Set one by email
        </Link>
      </Section>
    )

  async function change(passwords: Passwords) {
    const isDone = await run(
      () => postAuth('change-password', { ...passwords }),
      'Password changed; you are signed out everywhere else',
    )
    if (isDone) reset()
  }

  return (
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={handleSubmit(change)} className="grid gap-5">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { required: PASSWORD_REQUIRED })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters."
          error={errors.newPassword?.message}
          {...register('newPassword', { required: 'New password is required' })}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Change password
        </SubmitButton>
        <AuthMessage message={message} />
      </form>
    </Section>
  )
}
