import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireTwoStep } from '../../guards.ts'
import type { SessionUser } from '../../session.ts'
import { AdminsOnly } from '../../ui/customer/sign-in/AdminsOnly.tsx'
import { HandbookLink } from '../../ui/owner/handbook/HandbookLink.tsx'

/**
 * The pages of the administration, each by its right. `admin` in the context is null for those without it: the loaders then load nothing, and
 * the page is not shown.
 */
export const Route = createFileRoute('/dashboard/_admin')({
  beforeLoad: async (visit): Promise<{ admin: SessionUser | null }> => {
    requireTwoStep(visit)
    const { maySeePage } = await import('../../page-rights.ts')
    return { admin: maySeePage(visit.context, visit.matches.at(-1)?.routeId) ? visit.context.user : null }
  },
  component: AdminPages,
})

function AdminPages() {
  const { admin } = Route.useRouteContext()
  if (!admin) return <AdminsOnly />
  return (
    <>
      <HandbookLink />
      <Outlet />
    </>
  )
}
