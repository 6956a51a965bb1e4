import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { noneOf404 } from '../guards.ts'
import { describePage } from '../ui/base/page/page-head.ts'
import { JoinPage } from '../ui/customer/sign-in/JoinPage.tsx'

interface Search {
  readonly token?: string
}

/** Where the mail of an invitation leads: to a role, once its address is signed in. */
export const Route = createFileRoute('/join')({
  validateSearch: (search: Record<string, unknown>): Search =>
    typeof search.token === 'string' ? { token: search.token } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) =>
    token !== undefined && token !== '' && token.length <= 64
      ? {
          token,
          invitation: await answerOf(calls.invitation.open.$post({ json: { token } })).catch(noneOf404),
        }
      : undefined,
  gcTime: 0,
  head: ({ match }) => {
    const described = describePage(match.context.site, {
      title: 'Invitation',
      path: '/join',
      isPrivate: true,
    })
    // Keeps the token in this page's address out of referrers.
    return { ...described, meta: [...described.meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: Page,
})

function Page() {
  const { user } = Route.useRouteContext()
  const { token = '', invitation } = Route.useLoaderData() ?? {}
  return <JoinPage user={user} token={token} invitation={invitation} />
}
