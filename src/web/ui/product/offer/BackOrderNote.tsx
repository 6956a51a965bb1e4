import type { BackOrder } from '#contract/catalog/back-orders.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { formatPieces } from './pieces.ts'

/** Which of so many pieces wait, and for how long: what the customer agrees to. Nothing where all are in stock. */
export function BackOrderNote({
  backOrder,
  quantity,
  className = 'font-semibold text-warning',
}: {
  backOrder: BackOrder | null
  quantity: number
  className?: string
}) {
  if (!backOrder) return null
  return <p className={className}>{describeBackOrder(backOrder, quantity)}</p>
}

/** '2 pieces in stock, the other 8 leave the works by 10 Dec 2026.' */
export function describeBackOrder({ pieces, leavesBy }: BackOrder, quantity: number): string {
  const there = quantity - pieces
  const day = formatDay(leavesBy)
  if (there <= 0) return `On back order: ${formatPieces(pieces)} ${leave(pieces)} the works by ${day}.`
  return `${formatPieces(there)} in stock, the other ${pieces === 1 ? 'one leaves' : `${formatCount(pieces)} leave`} the works by ${day}.`
}

const leave = (pieces: number) => (pieces === 1 ? 'leaves' : 'leave')

/** What of so many pieces of a product is beyond its stock; null: nothing, or such pieces are not sold. */
export function backOrderOf(
  { available, leavesBy }: { readonly available: number; readonly leavesBy: string | null },
  quantity: number,
): BackOrder | null {
  return leavesBy === null || quantity <= available ? null : { pieces: quantity - available, leavesBy }
}
