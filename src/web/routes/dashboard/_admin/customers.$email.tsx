import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { CustomerPage } from '../../../ui/owner/customers/CustomerPage.tsx'

export const Route = createFileRoute('/dashboard/_admin/customers/$email')({
  loader: async ({ context: { admin }, params }) =>
    admin &&
    foundOr404(
      answerOf(calls.customer[':email'].$get({ param: { email: encodeURIComponent(params.email) } })),
    ),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Book for a customer | Parts Hub' }] }),
  component: Booking,
  pendingComponent: () => <RowsSkeleton title="Book for a customer" />,
  notFoundComponent: NoSuchCustomer,
})

function Booking() {
  const customer = Route.useLoaderData()
  return customer && <CustomerPage key={customer.email} customer={customer} />
}

function NoSuchCustomer() {
  return (
    <>
      <PageHeading title="Customer not found" lead="Nobody has an account with this address." />
      <Link to="/dashboard/users" className="btn btn-outline">
        Back to Users
      </Link>
    </>
  )
}
