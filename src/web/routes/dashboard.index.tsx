import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { MY_ORDER } from '../content/specification.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { OrderTable } from '../ui/orders/OrderTable.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export const Route = createFileRoute('/dashboard/')({
  loader: async ({ context: { user } }) =>
    user ? answerOf(calls.order.$get({ query: { email: user.email } })) : [],
  gcTime: 0,
  head: () => ({ meta: [{ title: 'My Order | Parts Hub' }] }),
  component: MyOrder,
  pendingComponent: () => <RowsSkeleton title={MY_ORDER} />,
})

function MyOrder() {
  const orders = Route.useLoaderData()
  return (
    <>
      <PageHeading title={MY_ORDER} />
      {orders.length > 0 ? <OrderTable orders={orders} /> : <NoOrders />}
    </>
  )
}

function NoOrders() {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No orders yet</h2>
      <p className="text-muted">Your orders will appear here, ready to pay.</p>
      <Link to="/all-products" className="btn btn-secondary">
        See all tools
      </Link>
    </div>
  )
}
