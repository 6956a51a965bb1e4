import { createFileRoute, Link } from '@tanstack/react-router'
import type { SessionUser } from '../session.ts'
import { SendLinkAgain } from '../ui/base/actions/SendLinkAgain.tsx'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'

/** What the link of a confirmation mail did, if it was no first success. */
interface Search {
  readonly error?: string
  /** The address of the link had been confirmed before. */
  readonly result?: 'already'
}

export const Route = createFileRoute('/email-confirmed')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(typeof search.error === 'string' && { error: search.error }),
    ...(search.result === 'already' && { result: search.result }),
  }),
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Your address',
      path: '/email-confirmed',
      isPrivate: true,
    }),
  component: Page,
})

/** Says what holds for whoever is signed in: anybody can open this address, so it proves nothing. */
function Page() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const { title, lead } = describe(search, user)
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading title={title} lead={lead} />
      <div className="flex flex-wrap gap-3">
        {user ? <NextSteps user={user} /> : <LogInFirst search={search} />}
      </div>
    </Container>
  )
}

function NextSteps({ user }: { user: SessionUser }) {
  return (
    <>
      {user.emailVerified ? (
        <Link to="/all-products" className="btn btn-secondary">
          See all tools
        </Link>
      ) : (
        <SendLinkAgain email={user.email} label="Send a new link" />
      )}
      <Link to="/dashboard/account" className="btn btn-outline">
        Sign-in & security
      </Link>
    </>
  )
}

function LogInFirst({ search: { error } }: { search: Search }) {
  const from = error === undefined ? '/email-confirmed' : '/dashboard/account'
  return (
    <Link to="/login" search={{ from }} className="btn btn-secondary">
      Log in
    </Link>
  )
}

function describe({ error, result }: Search, user: SessionUser | null): { title: string; lead: string } {
  if (error !== undefined) return describeError(error, user)
  if (!user)
    return {
      title: 'Is your address confirmed?',
      lead: `${result ? 'A link that has worked is not needed again. ' : ''}Log in to see whether your address is confirmed.`,
    }
  if (!user.emailVerified)
    return {
      title: 'Not confirmed yet',
      lead: `${user.email} is not confirmed. Open the link that we emailed there, or have a new one sent.`,
    }
  return result
    ? { title: 'Already confirmed', lead: `${user.email} was confirmed before: nothing is left to do.` }
    : { title: 'Thank you', lead: `Your email address ${user.email} is confirmed.` }
}

function describeError(error: string, user: SessionUser | null): { title: string; lead: string } {
  if (error === 'ADDRESS_TAKEN')
    return {
      title: 'This address has an account',
      lead: 'Your account keeps its current address. Choose a different one, or close the account that uses this one first.',
    }
  const present = !user
    ? "You can log in and request a new one under 'Sign-in & security'."
    : user.emailVerified
      ? `Your address ${user.email} is confirmed all the same.`
      : `Your address ${user.email} is not confirmed yet: have a new link sent.`
  return error === 'TOKEN_EXPIRED'
    ? { title: 'This link has expired', lead: `Links work for an hour. ${present}` }
    : {
        title: 'This link is not valid',
        lead: `It is incomplete, or the address has changed since it was sent. ${present}`,
      }
}
