import { useForm } from 'react-hook-form'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { PasswordField } from '../../base/forms/PasswordField.tsx'

/** Asks for the password again before a way to sign in is added or removed. */
export function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>()
  const { errors, isSubmitting } = formState

  async function confirm({ password }: { password: string }): Promise<void> {
    try {
      await postAuth('confirm-password', { password })
      onConfirmed()
    } catch (error) {
      setError('password', { message: describeAuthError(error) }, { shouldFocus: true })
    }
  }

  return (
    <ConfirmDialog
      title="Please confirm it’s you"
      onClose={onClose}
      actions={
        <>
          <button type="submit" form="confirm-password" disabled={isSubmitting} className="btn btn-secondary">
            Continue
          </button>
          <button type="button" onClick={onClose} className="btn btn-outline">
            Cancel
          </button>
        </>
      }
    >
      <p className="mb-4">Please type your password again to change how you sign in.</p>
      <form id="confirm-password" noValidate onSubmit={handleSubmit(confirm)} className="text-base-content">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: PASSWORD_REQUIRED })}
        />
      </form>
    </ConfirmDialog>
  )
}
