import type { DifferenceKind, Dispute, TimelineEntry } from '#contract/money-report.ts'
import type { OrderStatus } from '#contract/order-status.ts'

export const STATE_LABELS: Readonly<Record<OrderStatus, string>> = {
  booked: 'Unpaid',
  paid: 'Paid',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** What a difference is, and what becomes of it. */
export const DIFFERENCE_LABELS: Readonly<Record<DifferenceKind, readonly [what: string, then: string]>> = {
  'paid-there-only': ['Paid at the card service, unpaid here', 'Is booked, or given back'],
  'open-there': ['Can still be paid, though nothing is due', 'Is closed'],
  'unknown-here': ['Open payment of an unpaid order, not known here', 'Is noted'],
  'canceled-there': ['Closed at the card service, counted on here', 'Is noted'],
  'amount-differs': ['The amount is not that of the order', 'Held: give it back on the order’s page'],
  'refunded-there-only': ['Given back at the card service, not here', 'Is booked'],
  'refund-missing': ['Given back here, not at the card service', 'Look it up at the card service'],
  'no-order': ['For an order that is not here', 'Look it up at the card service'],
}

const SOURCE_LABELS: Readonly<Record<TimelineEntry['source'], string>> = {
  order: 'Order',
  card: 'Card service',
  webhook: 'Webhook',
  mail: 'Mail',
}

export function describeSource({ source }: TimelineEntry): string {
  return SOURCE_LABELS[source]
}

/** The shop's own kinds as words, `refund-promised` as 'Refund promised'; those of the card service stay as they are. */
export function describeKind({ source, kind }: TimelineEntry): string {
  if (source === 'webhook') return kind
  const words = kind.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a dispute stands, `needs_response` for `fraudulent` as 'Needs response, fraudulent'. */
export function describeDispute({ status, reason }: Pick<Dispute, 'status' | 'reason'>): string {
  const words = `${status}, ${reason}`.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
