import { createFileRoute } from '@tanstack/react-router'
import { roleNames } from '#contract/accounts/right-words.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RightsTable } from '../../../ui/owner/staff/RightsTable.tsx'

export const Route = createFileRoute('/dashboard/_admin/roles')({
  head: () => ({ meta: [{ title: 'Roles | Parts Hub' }] }),
  component: Roles,
})

function Roles() {
  const { admin } = Route.useRouteContext()
  return (
    <>
      <PageHeading
        title="Roles"
        lead={`What each role may do beside what every customer may. Yours: ${roleNames[admin?.role ?? 'customer']}.`}
      />
      <RightsTable />
    </>
  )
}
