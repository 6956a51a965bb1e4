import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { answerOf, CallError, calls, problemsOf } from '../../../client.ts'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../../../content/specification.ts'
import { fetchLast, forgetPerson } from '../../../leave.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
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
  const form = useForm<{ proof: string }>()

  async function deleteAccount({ proof }: { proof: string }): Promise<void> {
    try {
      await answerOf(calls['my-account'].$delete({ json: { [name]: proof } }, { fetch: fetchLast }))
      notify.success('Your account has been deleted')
      await forgetPerson(router, { to: '/home' })
    } catch (error) {
      const [problem] = problemsOf(error)
      const message = problem ? `This ${problem.message}` : undefined
      const said =
        message ?? (error instanceof CallError ? error.message : 'This did not work. Please try again.')
      form.setError('proof', { message: said }, { shouldFocus: true })
    }
  }

  return (
    <FormDialog
      title="Delete your account?"
      text="You will be signed out everywhere. Unpaid orders are cancelled. Paid orders are still shipped: they keep your name, address and phone number until then, and we email you when they ship. All other orders stay on record without your name, and so do your reviews. This cannot be undone."
      onClose={onClose}
      button="Delete my account"
      cancel="Keep it"
      look="btn-error"
      isOff={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(deleteAccount)}
    >
      <Fields
        form={form}
        of={[
          {
            name: 'proof',
            label: hasPassword ? 'Your password' : 'The email address of your account',
            type: name,
            autoComplete: hasPassword ? 'current-password' : 'off',
            missing: hasPassword ? PASSWORD_REQUIRED : EMAIL_REQUIRED,
          },
        ]}
      />
    </FormDialog>
  )
}
