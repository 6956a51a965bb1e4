import { useForm } from 'react-hook-form'
import { postAuth } from '../../../auth-calls.ts'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { PasswordField } from '../../base/forms/PasswordField.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { trimmed } from '../../base/forms/trimmed.ts'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

interface Change {
  newEmail: string
  password: string
}

/** The account's address: whether it is confirmed, and a form to change it. */
export function AddressSection({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const { isBusy, message, run } = useAccountAction()
  const { register, handleSubmit, reset, formState } = useForm<Change>()

  async function change({ newEmail, password }: Change) {
    const isAsked = await run(
      () => postAuth('change-email', { newEmail, ...(hasPassword && { password }) }),
      `Check your email: we sent a link to ${newEmail}`,
    )
    if (isAsked) reset()
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
      <form noValidate onSubmit={handleSubmit(change)} className="grid gap-5">
        <Field
          label="New address"
          type="email"
          autoComplete="email"
          hint="It takes effect when you open the link we send there. We also notify your current address."
          error={formState.errors.newEmail?.message}
          {...register('newEmail', { required: EMAIL_REQUIRED, setValueAs: trimmed })}
        />
        {hasPassword && (
          <PasswordField
            label="Password to confirm the change"
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { required: PASSWORD_REQUIRED })}
          />
        )}
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Change address
        </SubmitButton>
        <AuthMessage message={message} />
      </form>
    </Section>
  )
}
