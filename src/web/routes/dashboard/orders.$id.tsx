import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { OrderDetails } from '#contract/orders/details.ts'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { rightsOf, useRights } from '../../rights.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { OrderPage } from '../../ui/customer/order/OrderPage.tsx'
import { LazyOwnerOrder, LazyPacking } from '../../ui/owner/order/lazy-owner-order.ts'
import {
  loadOwnerOrder,
  loadPacking,
  type OwnerOrder,
  type PackedOrder,
} from '../../ui/owner/order/load-owner-order.ts'

/** One's own order, and everybody's for staff, with what they have the right to know and do. */
export const Route = createFileRoute('/dashboard/orders/$id')({
  loader: async ({ context, params: { id } }) => {
    if (!context.user) return undefined
    const has = rightsOf(context)
    if (has('readOrder')) {
      const [found] = await Promise.all([foundOr404(loadOwnerOrder(id, has)), LazyOwnerOrder.preload?.()])
      return found
    }
    if (has('packOrder')) {
      const [found] = await Promise.all([foundOr404(loadPacking(id)), LazyPacking.preload?.()])
      // Of one's own order one sees what its customer sees.
      if (!found.packing.own) return found
    }
    const param = { id: encodeURIComponent(id) }
    return { details: await foundOr404(answerOf(calls.order[':id'].details.$get({ param }))) }
  },
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `Order ${(loaderData && orderOf(loaderData).number) ?? ''} | Parts Hub` }],
  }),
  component: OneOrder,
  notFoundComponent: NoSuchOrder,
})

type Found = { readonly details: OrderDetails } | OwnerOrder | PackedOrder

const orderOf = (found: Found) => ('packing' in found ? found.packing : found.details).order

function OneOrder() {
  const found = Route.useLoaderData()
  if (!found) return null
  const { _id: id, number } = orderOf(found)
  if (!('money' in found || 'packing' in found)) return <OrderPage key={id} details={found.details} />
  return (
    <Suspense fallback={<RowsSkeleton title={`Order ${number}`} />}>
      {'packing' in found ? <LazyPacking key={id} {...found} /> : <LazyOwnerOrder key={id} {...found} />}
    </Suspense>
  )
}

function NoSuchOrder() {
  const isForAll = useRights()('findOrders')
  return (
    <>
      <PageHeading
        title="Order not found"
        lead={isForAll ? 'There is no such order.' : 'You have no such order.'}
      />
      <Link
        to={isForAll ? '/dashboard/orders' : '/dashboard'}
        activeOptions={{ exact: true }}
        className="btn btn-outline"
      >
        {isForAll ? 'Back to Orders' : 'Back to My Order'}
      </Link>
    </>
  )
}
