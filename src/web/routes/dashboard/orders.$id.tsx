import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { OrderPage } from '../../ui/customer/order/OrderPage.tsx'

export const Route = createFileRoute('/dashboard/orders/$id')({
  loader: async ({ context: { user }, params }) =>
    user
      ? foundOr404(
          answerOf(calls.order[':id'].details.$get({ param: { id: encodeURIComponent(params.id) } })),
        )
      : undefined,
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `Order ${loaderData?.order.number ?? ''} | Parts Hub` }],
  }),
  component: OwnOrder,
  notFoundComponent: NoSuchOrder,
})

function OwnOrder() {
  const details = Route.useLoaderData()
  return details && <OrderPage key={details.order._id} details={details} />
}

function NoSuchOrder() {
  return (
    <>
      <PageHeading title="Order not found" lead="You have no such order." />
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        Back to My Order
      </Link>
    </>
  )
}
