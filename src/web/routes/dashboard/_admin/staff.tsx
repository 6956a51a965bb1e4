import { createFileRoute, Link } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { Invitations } from '../../../ui/owner/staff/Invitations.tsx'
import { InviteForm } from '../../../ui/owner/staff/InviteForm.tsx'
import { StaffTable } from '../../../ui/owner/staff/StaffTable.tsx'
import { loadStaff } from '../../../ui/owner/staff/staff-calls.ts'

export const Route = createFileRoute('/dashboard/_admin/staff')({
  loader: async ({ context: { admin } }) => admin && { ...(await loadStaff()), ownEmail: admin.email },
  shouldReload: true,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Staff | Parts Hub' }] }),
  component: StaffPage,
  pendingComponent: () => <RowsSkeleton title="Staff" />,
})

function StaffPage() {
  const staff = Route.useLoaderData()
  if (!staff) return null
  const { people, invitations, ownEmail } = staff
  return (
    <>
      <PageHeading
        title="Staff"
        lead="Who works for the shop, and as what. A role that is taken away ends at once."
        actions={
          <Link to="/dashboard/roles" className="btn btn-outline">
            What each role may do
          </Link>
        }
      />
      <div className="grid gap-12">
        <section aria-labelledby="people">
          <h2 id="people" className="mb-4 text-2xl">
            People
          </h2>
          <StaffTable people={people} ownEmail={ownEmail} />
        </section>
        <section aria-labelledby="invite">
          <h2 id="invite" className="mb-4 text-2xl">
            Invite somebody
          </h2>
          <InviteForm />
        </section>
        {invitations.length > 0 && (
          <section aria-labelledby="invitations">
            <h2 id="invitations" className="mb-4 text-2xl">
              Invited
            </h2>
            <Invitations invitations={invitations} />
          </section>
        )}
      </div>
    </>
  )
}
