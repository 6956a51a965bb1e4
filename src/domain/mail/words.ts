import { type Cents, formatCents } from '#contract/money.ts'
import type { MailBlock, MailFact } from './blocks.ts'

export interface MailWords {
  readonly subject: string
  /** What happened, to what, and what comes next: one block each. */
  readonly blocks: readonly MailBlock[]
}

/** What an order or a quote comes to, besides its lines. */
export function describeCosts({
  deliveryCents,
  reliefCents,
  totalCents,
}: {
  readonly deliveryCents: Cents
  readonly reliefCents: Cents
  readonly totalCents: Cents
}): MailFact[] {
  return [
    ...(deliveryCents > 0 ? [['Delivery', formatCents(deliveryCents)] as const] : []),
    ...(reliefCents > 0 ? [['VAT not charged', formatCents(reliefCents)] as const] : []),
    ['Total', formatCents(totalCents)],
  ]
}

const counts = new Intl.NumberFormat('en-IE')

/** A number of pieces: '1,200'. */
export const formatCount = (count: number) => counts.format(count)

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
