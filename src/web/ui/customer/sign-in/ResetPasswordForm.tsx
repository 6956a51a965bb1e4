import { Link, useRouter } from '@tanstack/react-router'
import { postAuth } from '../../../auth-calls.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'
import { passwordField, useAuthForm } from './use-auth-form.ts'

const newPassword = {
  ...passwordField,
  name: 'newPassword',
  label: 'New password',
  kind: 'password',
  autoComplete: 'new-password',
  hint: 'At least 10 characters.',
} as const

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const router = useRouter()
  const { form, submit, isSubmitting, message } = useAuthForm(reset, { focus: () => 'newPassword' })

  async function reset({ newPassword: password }: { newPassword: string }): Promise<void> {
    await postAuth('reset-password', { token, newPassword: password })
    router.options.context.session.forget()
    await router.invalidate()
    notify.success('Your new password is set. Please log in with it.')
    await router.navigate({ to: '/login', replace: true })
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
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <p className="text-muted">
          You will be signed out everywhere. If this address was not confirmed before, everything entered in
          the account is removed, and it starts empty.
        </p>
        <Fields form={form} of={[newPassword]} />
        <SubmitButton isBusy={isSubmitting}>Set password</SubmitButton>
        <AuthMessage message={message} />
      </form>
    </AuthSheet>
  )
}
