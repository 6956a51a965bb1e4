import { useRouter } from '@tanstack/react-router'
import { newInvitation } from '#contract/accounts/invitations.ts'
import { roleNames } from '#contract/accounts/right-words.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { invite } from './staff-calls.ts'

const { customer: _, ...choices } = roleNames

const fields = [
  [
    { name: 'email', label: 'Email', type: 'email', autoCapitalize: 'none', required: true, maxLength: 254 },
    { name: 'role', label: 'Role', choices },
  ],
] as const

/** Invites somebody to work for the shop. */
export function InviteForm() {
  const router = useRouter()
  const form = useCheckedForm(newInvitation, { email: '', role: 'warehouse' })
  const submit = makeSubmit(form, async invitation => {
    await invite(invitation)
    notify.success('The invitation is on its way')
    form.setValue('email', '')
    await router.invalidate()
  })
  return (
    <form noValidate aria-label="Invite somebody" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <p className="text-muted">
        They get a mail with a link that works once, within seven days. They log in or sign up with that
        address, and then have the role.
      </p>
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Invite
      </SubmitButton>
    </form>
  )
}
