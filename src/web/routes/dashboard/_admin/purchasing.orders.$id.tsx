import { createFileRoute, Link } from '@tanstack/react-router'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { PurchasePage } from '../../../ui/owner/purchasing/PurchasePage.tsx'
import { readPurchaseOrder } from '../../../ui/owner/purchasing/purchasing-calls.ts'

export const Route = createFileRoute('/dashboard/_admin/purchasing/orders/$id')({
  loader: async ({ context: { admin }, params }) => admin && foundOr404(readPurchaseOrder(params.id)),
  shouldReload: true,
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.number ?? 'Order to a supplier'} | Parts Hub` }],
  }),
  component: OneOrder,
  pendingComponent: () => <RowsSkeleton title="Order to a supplier" />,
  notFoundComponent: NoSuchOrder,
})

function OneOrder() {
  const order = Route.useLoaderData()
  return order && <PurchasePage key={order._id} order={order} />
}

function NoSuchOrder() {
  return (
    <>
      <PageHeading title="Order not found" lead="There is no such order to a supplier." />
      <Link
        to="/dashboard/purchasing/orders"
        search={{}}
        activeOptions={{ exact: true }}
        className="btn btn-outline"
      >
        All orders
      </Link>
    </>
  )
}
