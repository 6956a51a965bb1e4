import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { needsTwoStep } from '#contract/accounts/sign-in.ts'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { OrderPage } from '../../ui/customer/order/OrderPage.tsx'
import { LazyOwnerOrder } from '../../ui/owner/order/lazy-owner-order.ts'
import { loadOwnerOrder } from '../../ui/owner/order/load-owner-order.ts'

/** One's own order, and everybody's for admins, with what the shop knows and can do besides. */
export const Route = createFileRoute('/dashboard/orders/$id')({
  loader: async ({ context: { user, site }, params: { id } }) => {
    if (!user) return undefined
    if (user.role === 'admin' && !needsTwoStep(user, site.mode)) {
      const [found] = await Promise.all([foundOr404(loadOwnerOrder(id)), LazyOwnerOrder.preload?.()])
      return found
    }
    return {
      details: await foundOr404(
        answerOf(calls.order[':id'].details.$get({ param: { id: encodeURIComponent(id) } })),
      ),
    }
  },
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `Order ${loaderData?.details.order.number ?? ''} | Parts Hub` }],
  }),
  component: OneOrder,
  notFoundComponent: NoSuchOrder,
})

function OneOrder() {
  const found = Route.useLoaderData()
  if (!found) return null
  const { order } = found.details
  if (!('money' in found)) return <OrderPage key={order._id} details={found.details} />
  return (
    <Suspense fallback={<RowsSkeleton title={`Order ${order.number}`} />}>
      <LazyOwnerOrder key={order._id} {...found} />
    </Suspense>
  )
}

function NoSuchOrder() {
  const { user } = Route.useRouteContext()
  const isAdmin = user?.role === 'admin'
  return (
    <>
      <PageHeading
        title="Order not found"
        lead={isAdmin ? 'There is no such order.' : 'You have no such order.'}
      />
      <Link
        to={isAdmin ? '/dashboard/orders' : '/dashboard'}
        activeOptions={{ exact: true }}
        className="btn btn-outline"
      >
        {isAdmin ? 'Back to Orders' : 'Back to My Order'}
      </Link>
    </>
  )
}
