import type { OrderStatus } from '#contract/orders/states.ts'
import type { DifferenceKind } from '#contract/payments/payments.ts'
import type { payments, refunds } from '#db/schema.ts'
import type { CardIntent } from '../ports.ts'
import { sumOf } from '../refunds/sum.ts'

/** The refunds of an intent, in cents. */
interface RefundSums {
  readonly promised: number
  /** The part that is sent or pending: without refunds that failed or were sent another way. */
  readonly going: number
  readonly sent: number
}

/** An order according to the shop's books. */
export interface Books {
  readonly status: OrderStatus
  /** The payment tracked for the order. */
  readonly payment:
    | Pick<typeof payments.$inferSelect, 'intentId' | 'status' | 'amountCents' | 'refundedCents'>
    | undefined
  /** The refunds by intent. */
  readonly refunds: ReadonlyMap<string, RefundSums>
}

/** The sums of an order's refunds, by intent. */
export function sumRefunds(
  rows: readonly Pick<typeof refunds.$inferSelect, 'intentId' | 'amountCents' | 'status'>[],
): Books['refunds'] {
  const ofIntent = Map.groupBy(rows, ({ intentId }) => intentId)
  return new Map(
    [...ofIntent].map(([intentId, given]) => [
      intentId,
      {
        promised: sumOf(given, ['pending', 'succeeded', 'failed', 'sent-another-way']),
        going: sumOf(given, ['pending', 'succeeded']),
        sent: sumOf(given, ['succeeded']),
      },
    ]),
  )
}

type KnownIntent = Pick<CardIntent, 'id' | 'status' | 'refundedCents'>

/** How an intent differs from the order it was made for; undefined if they agree. For the kinds see `Difference`. */
export function findDifference(intent: KnownIntent, books: Books): DifferenceKind | undefined {
  const { payment, status } = books
  const isTracked = payment?.intentId === intent.id
  if (intent.status === 'succeeded') return findMoneyDifference(intent, books)
  if (intent.status === 'canceled')
    return isTracked && payment.status === 'pending' ? 'canceled-there' : undefined
  if (status !== 'booked' || (payment && !isTracked)) return 'open-there'
  return payment ? undefined : 'unknown-here'
}

function findMoneyDifference(
  intent: KnownIntent,
  { payment, refunds: given }: Books,
): DifferenceKind | undefined {
  const { promised, going, sent } = given.get(intent.id) ?? { promised: 0, going: 0, sent: 0 }
  const isTracked =
    payment?.intentId === intent.id && payment.status !== 'pending' && payment.status !== 'canceled'
  // A second payment of an order is in the books only through its refunds.
  if (!isTracked && promised === 0) return 'paid-there-only'
  if (intent.refundedCents > going) return 'refunded-there-only'
  if (intent.refundedCents < sent) return 'refund-missing'
  const isHeld = isTracked && payment.status === 'held' && payment.refundedCents < payment.amountCents
  return isHeld ? 'amount-differs' : undefined
}
