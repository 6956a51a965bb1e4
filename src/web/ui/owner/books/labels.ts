import type { OrderStatus } from '#contract/orders/states.ts'
import type { DifferenceKind, Dispute, TimelineEntry } from '#contract/payments/payments.ts'

export const STATE_LABELS: Readonly<Record<OrderStatus, string>> = {
  booked: 'Unpaid',
  'on-account': 'On account',
  paid: 'Paid',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** What a difference is, and what will be done about it. */
export const DIFFERENCE_LABELS: Readonly<Record<DifferenceKind, readonly [what: string, then: string]>> = {
  'paid-there-only': ['Paid at the card service, unpaid here', 'Will be booked or refunded'],
  'open-there': ['Can still be paid, though nothing is due', 'Will be closed'],
  'unknown-here': ['Open payment for an unpaid order, not recorded here', 'Will be recorded'],
  'canceled-there': ['Cancelled at the card service, still expected here', 'Will be recorded'],
  'amount-differs': ['The amount differs from the order', 'Held: refund it on the order’s page'],
  'refunded-there-only': ['Refunded at the card service, not here', 'Will be booked'],
  'refund-missing': ['Refunded here, not at the card service', 'Check it at the card service'],
  'no-order': ['For an order that does not exist here', 'Check it at the card service'],
}

const SOURCE_LABELS: Readonly<Record<TimelineEntry['source'], string>> = {
  order: 'Order',
  colleague: 'Colleague',
  card: 'Card service',
  webhook: 'Webhook',
  mail: 'Mail',
}

export function describeSource({ source }: TimelineEntry): string {
  return SOURCE_LABELS[source]
}

/** The shop's own kinds in words, `refund-promised` as 'Refund promised'; those of the card service stay as they are. */
export function describeKind({ source, kind }: TimelineEntry): string {
  if (source === 'webhook') return kind
  const words = kind.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The state of a dispute, `needs_response` for `fraudulent` as 'Needs response, fraudulent'. */
export function describeDispute({ status, reason }: Pick<Dispute, 'status' | 'reason'>): string {
  const words = `${status}, ${reason}`.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
