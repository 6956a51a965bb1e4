import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Container } from '../ui/base/page/Container.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { SignInFirst } from '../ui/customer/sign-in/SignInFirst.tsx'
import { DashboardDrawer } from '../ui/shell/DashboardDrawer.tsx'
import { DashboardMenu } from '../ui/shell/DashboardMenu.tsx'

// No redirecting guard: without a session, every page of the dashboard asks the visitor to log in, and loads nothing.
export const Route = createFileRoute('/dashboard')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Dashboard',
      path: '/dashboard',
      isPrivate: true,
    }),
  component: Dashboard,
})

function Dashboard() {
  const { user } = Route.useRouteContext()
  if (!user) return <SignInFirst />
  const isAdmin = user.role === 'admin'
  return (
    <Container className="py-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-10">
      <DashboardDrawer isAdmin={isAdmin} />
      <aside className="hidden border-t border-line lg:block print:hidden">
        <DashboardMenu isAdmin={isAdmin} />
      </aside>
      <div>
        <Outlet />
      </div>
    </Container>
  )
}
