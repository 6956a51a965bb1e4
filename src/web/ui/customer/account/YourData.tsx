import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { answerOf, CallError, calls } from '../../../client.ts'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { fetchLast, forgetPerson } from '../../../leave.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { Section } from './Section.tsx'

/** What the shop stores about the person: to download, or to have deleted. */
export function YourData({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Section title="Your data" lead="Download everything the shop stores about you, or delete your account.">
      <div className="flex flex-wrap gap-3">
        <a href="/my-data" download="my-data.json" className="btn btn-outline">
          Download my data
        </a>
        <button type="button" onClick={() => setAsked(true)} className="btn btn-outline btn-error">
          Delete my account
        </button>
      </div>
      {isAsked && <DeletionDialog hasPassword={hasPassword} onClose={() => setAsked(false)} />}
    </Section>
  )
}

function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const router = useRouter()
  const name = hasPassword ? 'password' : 'email'
  const { register, handleSubmit, setError, formState } = useForm<{ proof: string }>()
  const { errors, isSubmitting } = formState

  async function deleteAccount({ proof }: { proof: string }): Promise<void> {
    try {
      await answerOf(calls['my-account'].$delete({ json: { [name]: proof } }, { fetch: fetchLast }))
      notify.success('Your account has been deleted')
      await forgetPerson(router, { to: '/home' })
    } catch (error) {
      const [problem] = error instanceof CallError ? (error.problem?.errors ?? []) : []
      const message = problem ? `This ${problem.message}` : undefined
      const said =
        message ?? (error instanceof CallError ? error.message : 'This did not work. Please try again.')
      setError('proof', { message: said }, { shouldFocus: true })
    }
  }

  return (
    <ConfirmDialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <button type="submit" form="delete-account" disabled={isSubmitting} className="btn btn-error">
            Delete my account
          </button>
          <button type="button" onClick={onClose} className="btn btn-outline">
            Keep it
          </button>
        </>
      }
    >
      <p className="mb-4">
        You will be signed out everywhere. Unpaid orders are cancelled. Paid orders are still shipped: they
        keep your name, address and phone number until then, and we email you when they ship. All other orders
        stay on record without your name, and so do your reviews. This cannot be undone.
      </p>
      <form
        id="delete-account"
        noValidate
        onSubmit={handleSubmit(deleteAccount)}
        className="text-base-content"
      >
        <Field
          label={hasPassword ? 'Your password' : 'The email address of your account'}
          type={name}
          autoComplete={hasPassword ? 'current-password' : 'off'}
          error={errors.proof?.message}
          {...register('proof', {
            required: hasPassword ? PASSWORD_REQUIRED : EMAIL_REQUIRED,
          })}
        />
      </form>
    </ConfirmDialog>
  )
}
