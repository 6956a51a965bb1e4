import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireTwoStep } from '../../guards.ts'
import { AdminsOnly } from '../../ui/customer/sign-in/AdminsOnly.tsx'

/**
 * The admin pages. `admin` in the context is null for everybody else: their loaders then load nothing, and the page is not shown.
 */
export const Route = createFileRoute('/dashboard/_admin')({
  beforeLoad: visit => {
    requireTwoStep(visit)
    const { user } = visit.context
    return { admin: user?.role === 'admin' ? user : null }
  },
  component: AdminPages,
})

function AdminPages() {
  const { admin } = Route.useRouteContext()
  return admin ? <Outlet /> : <AdminsOnly />
}
