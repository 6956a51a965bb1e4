import { Link } from '@tanstack/react-router'
import type { OpenInvitation } from '#contract/accounts/invitations.ts'
import { roleNames } from '#contract/accounts/right-words.ts'
import { isStaff } from '#contract/accounts/roles.ts'
import { answerOf, calls } from '../../../client.ts'
import type { SessionUser } from '../../../session.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'

interface JoinPageProps {
  user: SessionUser | null
  token: string
  /** Undefined: it was used or withdrawn, or is over. */
  invitation: OpenInvitation | undefined
}

/** An invitation to work for the shop, and the way to accept it. */
export function JoinPage({ user, token, invitation }: JoinPageProps) {
  return (
    <Container width="reading" className="py-10 sm:py-14">
      {invitation ? (
        <>
          <PageHeading
            title="You are invited"
            lead={`${invitation.invitedBy} invites ${invitation.email} to work for Parts Hub. The role: ${roleNames[invitation.role]}.`}
          />
          <NextStep user={user} token={token} invitation={invitation} />
        </>
      ) : (
        <>
          <PageHeading
            title="This invitation is over"
            lead="It was used or withdrawn, or is too old. Whoever invited you can send a new one."
          />
          <Link to="/dashboard" className="btn btn-secondary">
            Dashboard
          </Link>
        </>
      )}
    </Container>
  )
}

function NextStep({ user, token, invitation }: JoinPageProps & { invitation: OpenInvitation }) {
  const { isOff, act } = useAction({
    // Anew from the server: what this person may has changed.
    refresh: () => window.location.assign('/dashboard'),
  })
  if (!user) {
    const from = `/join?${new URLSearchParams({ token })}`
    return (
      <>
        <p className="mb-5 max-w-prose">Log in with {invitation.email}, or sign up with it, to accept.</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/login" search={{ from }} className="btn btn-secondary">
            Log in
          </Link>
          <Link to="/signup" search={{ from }} className="btn btn-outline">
            Sign up
          </Link>
        </div>
      </>
    )
  }
  if (user.email !== invitation.email)
    return (
      <p className="sheet border-l-4 border-l-warning p-5">
        You are signed in as {user.email}. Sign out, then open the link in the email again.
      </p>
    )
  if (isStaff(user.role))
    return (
      <p className="sheet border-l-4 border-l-warning p-5">
        You work for the shop already: {roleNames[user.role]}. An owner changes your role.
      </p>
    )
  const accept = () => act(() => answerOf(calls.invitation.accept.$post({ json: { token } })))
  return (
    <button type="button" className="btn btn-secondary" disabled={isOff} onClick={() => void accept()}>
      Accept
    </button>
  )
}
