import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireTwoStep } from '../guards.ts'
import { AdminsOnly } from '../ui/dashboard/AdminsOnly.tsx'

/** The admins' pages. Their loaders get `admin`, which is null for everybody else: then they load nothing, and are not shown. */
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
