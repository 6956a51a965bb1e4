import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'

interface Search {
  readonly token?: string
  /** The link changes the address of an account rather than confirming the present one. */
  readonly change?: 'yes'
  /** The person is signed in to another account than the one the link is for. */
  readonly other?: 'yes'
}

/** Where the link of a confirmation mail leads anyone not signed in to its account; it takes effect once they are. */
export const Route = createFileRoute('/confirm-address')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(typeof search.token === 'string' && { token: search.token }),
    ...(search.change === 'yes' && { change: search.change }),
    ...(search.other === 'yes' && { other: search.other }),
  }),
  beforeLoad: ({ context, search: { token, other } }) => {
    if (!context.user || token === undefined || other) return
    const query = new URLSearchParams({ token, callbackURL: '/email-confirmed' })
    throw redirect({ href: `/api/auth/verify-email?${query}`, reloadDocument: true, statusCode: 302 })
  },
  head: ({ match }) => {
    const described = describePage(match.context.site, {
      title: 'Confirm your address',
      path: '/confirm-address',
      isPrivate: true,
    })
    // Keeps the token in this page's address out of referrers.
    return { ...described, meta: [...described.meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: Page,
})

function Page() {
  const { token = '', change, other } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const from = `/confirm-address?${new URLSearchParams({ token, ...(change && { change }) })}`
  if (other && user)
    return (
      <Container width="reading" className="py-10 sm:py-14">
        <PageHeading
          title="This link is for another account"
          lead={`You are signed in as ${user.email}. Sign out, then open the link in the email again.`}
        />
        <Link to="/dashboard" className="btn btn-secondary">
          Dashboard
        </Link>
      </Container>
    )
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading
        title={change ? 'Confirm your new address' : 'Confirm your address'}
        lead="One more step: log in with the password you chose to confirm your address."
      />
      <Link to="/login" search={{ from }} className="btn btn-secondary">
        Log in and confirm
      </Link>
      {!change && (
        <section aria-labelledby="no-password" className="mt-10 grid justify-items-start gap-3">
          <h2 id="no-password" className="text-2xl">
            Didn’t choose a password here?
          </h2>
          <p className="max-w-prose">
            Then somebody else signed up with your address. You can ignore this: they cannot use the address
            unless you confirm it. Or take over the account with a link we email you: setting a new password
            signs everybody else out and removes any other way to sign in that they set up and everything they
            entered. Orders they made are no longer in the account.
          </p>
          <Link to="/forgot-password" className="btn btn-outline">
            Set a new password
          </Link>
        </section>
      )}
    </Container>
  )
}
