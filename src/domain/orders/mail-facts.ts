import { formatEuros, toEuros } from '#contract/money.ts'
import type { payments } from '#db/schema.ts'
import type { Paper } from '../papers/paper.ts'
import type { OrderLine } from './lines.ts'
import type { OrderRecord } from './record.ts'

/** What the text of a mail is composed from. */
export interface MailFacts {
  readonly order: OrderRecord & { readonly lines: readonly OrderLine[] }
  /** What the order is called. */
  readonly name: string
  /** Undefined if the order was neither paid nor put on account. */
  readonly invoice: Paper | undefined
  /** What takes the invoice back. */
  readonly creditNote: Paper | undefined
  /** Undefined if no payment was opened. */
  readonly payment: typeof payments.$inferSelect | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Where the customer says where this order goes. */
  readonly delivery: string
  /** The order's own page, for the customer who signs in. */
  readonly page: string
  /** Where the order can be followed without signing in; '' in mails to the owner of the shop. */
  readonly tracking: string
  /** Where an admin finds this order's money. */
  readonly money: string
  /** The time zone for dates and times, by its IANA name. */
  readonly timeZone: string
}

export interface MailWords {
  readonly subject: string
  /** What happened, to which order, and what comes next: one block each. */
  readonly blocks: readonly string[]
}

/** What was ordered, for how much, and which order it is. */
export function describeOrder(order: MailFacts['order']): string {
  const { lines, deliveryCents, reliefCents } = order
  return [
    ...lines.flatMap(describeLine),
    ...(deliveryCents > 0 ? [`Delivery: ${euros(deliveryCents)}`] : []),
    ...(reliefCents > 0 ? [`VAT not charged: ${euros(reliefCents)}`] : []),
    `Total: ${euros(order.totalCents)}`,
    `Order: ${order.number} (${order.id})`,
  ].join('\n')
}

function describeLine({ name, quantity, unitPriceCents }: OrderLine): string[] {
  const pieces = `${counts.format(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}`
  return [name, `${pieces} at ${euros(unitPriceCents)}`]
}

const counts = new Intl.NumberFormat('en-IE')

/** Cents as euros: '€1,234.50'. */
export const euros = (cents: number) => formatEuros(toEuros(cents))

/** Date and time in the seller's time zone, which is named. */
export function formatMoment(at: Date, timeZone: string): string {
  const dateAndTime = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  return new Intl.DateTimeFormat('en-IE', dateAndTime).format(at)
}

/** The date in the seller's time zone: '5 May 2026'. */
export function formatDate(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone }).format(at)
}
