import { createFileRoute, Outlet } from '@tanstack/react-router'
import { needsTwoStep } from '#contract/accounts/sign-in.ts'
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
  loader: async ({ context: { user, site } }) =>
    user?.role === 'admin' && !needsTwoStep(user, site.mode) ? loadDesk() : undefined,
  shouldReload: true,
  component: Dashboard,
})

function Dashboard() {
  const { user, site } = Route.useRouteContext()
  const desk = Route.useLoaderData()
  if (!user) return <SignInFirst />
  const isAdmin = user.role === 'admin'
  return (
    <Container className="py-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-10">
      <DashboardDrawer isAdmin={isAdmin} desk={desk} />
      <aside className="hidden border-t border-line lg:block print:hidden">
        <DashboardMenu isAdmin={isAdmin} desk={desk} />
      </aside>
      <div>
        {isAdmin && site.isQuarantined && <QuarantineBanner />}
        <Outlet />
      </div>
    </Container>
  )
}
