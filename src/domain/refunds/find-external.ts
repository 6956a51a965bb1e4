import { type Cents, largerOf, subtractCents } from '#contract/money.ts'
import type { CardRefund } from '../ports.ts'
import { sumCents } from './sum.ts'

/**
 * How much was refunded directly at the card service and is not in the books, in cents, and which of those refunds no refund
 * in the books names. It is found by sums, as one refund there may correspond to several here, and several there to one. Both
 * lists are for one intent; `arrived` excludes failed refunds.
 */
export function findMadeElsewhere<Arrived extends Pick<CardRefund, 'id' | 'refundId' | 'amountCents'>>(
  arrived: readonly Arrived[],
  sent: readonly { readonly serviceId: string | null; readonly amountCents: Cents }[],
): { cents: Cents; free: Arrived[] } {
  const made = arrived.filter(({ refundId }) => refundId === undefined)
  const isMade = ({ serviceId }: { serviceId: string | null }) => made.some(({ id }) => id === serviceId)
  const standing = sent.filter(refund => refund.serviceId === null || isMade(refund))
  const free = made.filter(({ id }) => !sent.some(({ serviceId }) => serviceId === id))
  return { cents: largerOf(0, subtractCents(sumCents(made), sumCents(standing))), free }
}
