import { type Phrase, say } from '#contract/phrase.ts'
import type { payments } from '#db/schema.ts'
import { noonOf } from '../days.ts'
import type { MailItem, MailLink, MailTable } from '../mail/blocks.ts'
import { describeCosts } from '../mail/words.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'
import type { Paper } from '../paper.ts'
import type { OrderReturn } from '../returns/record.ts'
import type { Dispatched } from '../shipments/read.ts'

/** What the text of a mail is composed from. */
export interface MailFacts {
  readonly order: OrderRecord & { readonly lines: readonly OrderLine[] }
  /** What the order is called. */
  readonly name: Phrase
  /** Undefined if the order was neither paid nor put on account. */
  readonly invoice: Paper | undefined
  /** What takes the invoice back. */
  readonly creditNote: Paper | undefined
  /** What has left of it, in which parcels, and what is still to come. */
  readonly dispatched: Dispatched
  /** When it was shipped; undefined if it was not. */
  readonly dispatchedAt: Date | undefined
  /** The return that the mail is about; undefined if it is about none. */
  readonly returned: OrderReturn | undefined
  /** Undefined if no payment was opened. */
  readonly payment: typeof payments.$inferSelect | undefined
  /** Whether the order's account has proven the address; until then nothing that a person wrote goes to it, nor a paper with it. */
  readonly isProven: boolean
  readonly fields: Readonly<Record<string, string>>
  /** Where the customer says where this order goes. */
  readonly delivery: string
  /** The order's own page, for the customer who signs in. */
  readonly page: string
  /** Where the order can be followed without signing in; '' in mails to the owner of the shop. */
  readonly tracking: string
  /** Where an admin finds this order. */
  readonly money: string
  /** The time zone for dates and times, by its IANA name. */
  readonly timeZone: string
}

/** Where the paper is that a mail is about. */
export const describePlace = (isProven: boolean) =>
  isProven ? say`is attached` : say`is in My Order: confirm your address to get it by email`

/** What was ordered, for how much, and which order it is. */
export function describeOrder(order: MailFacts['order']): MailTable<Phrase> {
  return {
    items: order.lines.map(describeLine),
    facts: [...describeCosts(order), [say`Order`, say`${order.number} (${order.id})`]],
  }
}

function describeLine({
  name,
  quantity,
  unitPriceCents,
  backOrdered,
  leavesBy,
}: OrderLine): MailItem<Phrase> {
  const bought = say`${countOf(quantity)} at ${{ cents: unitPriceCents }}`
  const detail =
    leavesBy === null
      ? bought
      : say`${bought}; ${countOf(backOrdered)} on back order, to leave the works by ${{ day: new Date(noonOf(leavesBy)), timeZone: 'UTC' }}`
  return { name: say`${name}`, detail, text: say`${name}\n${detail}` }
}

/** Whether all its pieces were in stock when it was booked. */
export const isReserved = ({ lines }: MailFacts['order']): boolean =>
  lines.every(({ backOrdered }) => backOrdered === 0)

/** What of an order is reserved for its customer, and by when the pieces leave that were beyond the stock. */
export function describeReserved({ lines }: MailFacts['order']): Phrase {
  const leavesBy = lines
    .flatMap(line => line.leavesBy ?? [])
    .reduce((one, other) => (one > other ? one : other), '')
  if (leavesBy === '') return say`Its pieces are reserved for you.`
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const waited = lines.reduce((sum, { backOrdered }) => sum + backOrdered, 0)
  const beyond = say`On back order: ${countOf(waited)}, to leave the works by ${{ day: new Date(noonOf(leavesBy)), timeZone: 'UTC' }}.`
  return waited === ordered ? beyond : say`Reserved for you: ${countOf(ordered - waited)}. ${beyond}`
}

/** A number of pieces. */
export function countOf(quantity: number): Phrase {
  const count = { count: quantity }
  return quantity === 1 ? say`${count} piece` : say`${count} pieces`
}

/** The customer's page of an order, after a sentence about it. */
export const linkToOrder = (text: Phrase, page: string): MailLink<Phrase> => ({
  text,
  href: page,
  action: say`See the order`,
})

/** Why, in the words of an admin. */
export const describeReason = (reason: string): MailTable<Phrase> => ({
  facts: [[say`Reason`, say`${reason}`]],
})
