import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { EMAIL_REQUIRED } from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { trimmed } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

interface Change {
  newEmail: string
  password: string
}

const newAddress = {
  name: 'newEmail',
  label: 'New address',
  type: 'email',
  autoComplete: 'email',
  hint: 'It takes effect when you open the link we send there. We also notify your current address.',
  missing: EMAIL_REQUIRED,
  read: trimmed,
} as const

/** The account's address: whether it is confirmed, and a form to change it. */
export function AddressSection({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const { isBusy, message, run } = useAccountAction()
  const form = useForm<Change>()

  async function change({ newEmail, password }: Change) {
    const isAsked = await run(
      () => postAuth('change-email', { newEmail, ...(hasPassword && { password }) }),
      `Check your email: we sent a link to ${newEmail}`,
    )
    if (isAsked) form.reset()
  }

  return (
    <Section title="Email address">
      <p className="flex flex-wrap items-center gap-3 wrap-break-word">
        <span className="font-semibold">{user.email}</span>
        <span className={`badge ${user.emailVerified ? 'badge-success' : 'badge-warning'} font-semibold`}>
          {user.emailVerified ? 'Confirmed' : 'Not confirmed'}
        </span>
      </p>
      {!user.emailVerified && (
        <div className="grid justify-items-start gap-3 border-l-4 border-l-warning pl-4">
          <p>
            <strong>Please confirm your address.</strong> We emailed you a link. Until then, orders above
            €1,000 cannot be paid.
          </p>
          <SendLinkAgain email={user.email} />
        </div>
      )}
      <form noValidate onSubmit={form.handleSubmit(change)} className="grid gap-5">
        <Fields
          form={form}
          of={[
            newAddress,
            ...(hasPassword ? [{ ...ownPassword, label: 'Password to confirm the change' }] : []),
          ]}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Change address
        </SubmitButton>
        <AuthMessage message={message} />
      </form>
    </Section>
  )
}
