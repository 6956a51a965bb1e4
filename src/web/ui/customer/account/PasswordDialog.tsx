import { useForm } from 'react-hook-form'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'

/** Asks for the password again before a way to sign in is added or removed. */
export function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const form = useForm<{ password: string }>()

  async function confirm({ password }: { password: string }): Promise<void> {
    try {
      await postAuth('confirm-password', { password })
      onConfirmed()
    } catch (error) {
      form.setError('password', { message: describeAuthError(error) }, { shouldFocus: true })
    }
  }

  return (
    <FormDialog
      title="Please confirm it’s you"
      text="Please type your password again to change how you sign in."
      onClose={onClose}
      button="Continue"
      isOff={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(confirm)}
    >
      <Fields form={form} of={[ownPassword]} />
    </FormDialog>
  )
}
