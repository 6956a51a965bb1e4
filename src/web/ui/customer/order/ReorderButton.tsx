import type { Order } from '#contract/orders/orders.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { changeBasket } from '../../basket/basket-store.ts'

/** Puts all lines of an order into the basket once more, and says what the shop no longer has. */
export function ReorderButton({
  order,
  className = 'btn btn-outline btn-sm',
}: {
  order: Pick<Order, '_id' | 'number'>
  className?: string
}) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const once = useIdempotencyKey()

  async function reorder(): Promise<void> {
    const { unknown } = await changeBasket({ act: 'reorder', order: order._id }, once.keyFor(order._id))
    once.renew()
    notify.success(describeReordered(unknown), { href: '/basket', label: 'View basket' })
  }

  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Order again: ${order.number}`}
      onClick={() => void act(reorder)}
      className={className}
    >
      Order again
    </button>
  )
}

function describeReordered(gone: readonly string[]): string {
  return gone.length === 0
    ? 'Everything is in your basket, at today’s prices.'
    : `In your basket, at today’s prices. No longer made: ${gone.join(', ')}.`
}
