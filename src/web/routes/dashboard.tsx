import { createFileRoute, Outlet } from '@tanstack/react-router'
import { isStaff } from '#contract/accounts/roles.ts'
import { rightsOf } from '../rights.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { SignInFirst } from '../ui/customer/sign-in/SignInFirst.tsx'
import { loadDesk } from '../ui/owner/desk/load-desk.ts'
import { DashboardDrawer } from '../ui/shell/DashboardDrawer.tsx'
import { DashboardMenu } from '../ui/shell/DashboardMenu.tsx'
import { QuarantineBanner } from '../ui/shell/QuarantineBanner.tsx'

// No redirecting guard: without a session, every page of the dashboard asks the visitor to log in, and loads nothing.
export const Route = createFileRoute('/dashboard')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Dashboard',
      path: '/dashboard',
      isPrivate: true,
    }),
  // How much waits, for the menu and the first page; read anew with each page of the dashboard.
  loader: async ({ context }) => (rightsOf(context)('readDesk') ? loadDesk() : undefined),
  shouldReload: true,
  component: Dashboard,
})

function Dashboard() {
  const { user, site } = Route.useRouteContext()
  const desk = Route.useLoaderData()
  if (!user) return <SignInFirst />
  return (
    <Container className="py-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-10 print:block">
      <DashboardDrawer desk={desk} />
      <aside className="hidden border-t border-line lg:block print:hidden">
        <DashboardMenu desk={desk} />
      </aside>
      <div>
        {isStaff(user.role) && site.isQuarantined && <QuarantineBanner />}
        <Outlet />
      </div>
    </Container>
  )
}
