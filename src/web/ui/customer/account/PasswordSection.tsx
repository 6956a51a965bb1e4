import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

interface Passwords {
  currentPassword: string
  newPassword: string
}

const fields = [
  { ...ownPassword, name: 'currentPassword', label: 'Current password' },
  {
    name: 'newPassword',
    label: 'New password',
    kind: 'password',
    autoComplete: 'new-password',
    hint: 'At least 10 characters.',
    missing: 'New password is required',
  },
] as const

/** Changes the password, which ends the other sessions. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { isBusy, message, run } = useAccountAction()
  const form = useForm<Passwords>()

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
    if (isDone) form.reset()
  }

  return (
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={form.handleSubmit(change)} className="grid gap-5">
        <Fields form={form} of={fields} />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Change password
        </SubmitButton>
        <AuthMessage message={message} />
      </form>
    </Section>
  )
}
