import type { CardRefund } from '../ports.ts'
import { sumCents } from './sum-refunds.ts'

/**
 * What was given back at the card service itself and is in no refund here, in cents, and which of those given back there nobody
 * here goes by. It is found by sums: one there may stand for several here, and several there for one. Both of one intent,
 * `arrived` without what failed.
 */
export function findMadeElsewhere<Arrived extends Pick<CardRefund, 'id' | 'refundId' | 'amountCents'>>(
  arrived: readonly Arrived[],
  sent: readonly { readonly serviceId: string | null; readonly amountCents: number }[],
): { cents: number; free: Arrived[] } {
  const made = arrived.filter(({ refundId }) => refundId === undefined)
  const isMade = ({ serviceId }: { serviceId: string | null }) => made.some(({ id }) => id === serviceId)
  const standing = sent.filter(refund => refund.serviceId === null || isMade(refund))
  const free = made.filter(({ id }) => !sent.some(({ serviceId }) => serviceId === id))
  return { cents: Math.max(0, sumCents(made) - sumCents(standing)), free }
}
