import type { Paper } from '#domain/ports.ts'
import { COLOURS, PAGE, room, rule, type Sheet, write, writeLabel } from './sheet.ts'
import { day } from './words.ts'

/** The column on the right. */
export const COLUMN = { x: PAGE.left + 284, width: PAGE.right - PAGE.left - 284 }
const NAMES = 96

/** To whom and from whom on the left, numbers and dates on the right. Returns the position below both. */
export function drawFacts(sheet: Sheet, paper: Paper, top: number): number {
  const below = drawParties(sheet, paper, top)
  return Math.max(below, drawPairs(sheet, listNumbers(paper), top))
}

function drawParties(sheet: Sheet, paper: Paper, top: number): number {
  const { deliverTo, customer } = paper
  let y = drawRecipient(sheet, paper, top)
  if (customer.vatId) y = write(sheet, `VAT ID ${customer.vatId}`, { y: y + 3, width: 250 })
  if (deliverTo === null) return y
  y = writeLabel(sheet, 'Delivered to', { y: y + 12, width: 250 })
  for (const line of deliverTo) y = write(sheet, line, { y, width: 250 })
  return y
}

/** Who gets it, under who sends it, as an envelope's window shows it. Returns the position below. */
export function drawRecipient(
  sheet: Sheet,
  {
    seller,
    recipient,
  }: Pick<Paper, 'recipient'> & { readonly seller: Pick<Paper['seller'], 'name' | 'address'> },
  top: number,
): number {
  const sender = [seller.name, ...seller.address].join(' · ')
  let y = write(sheet, sender, { y: top, width: 250, size: 7, colour: COLOURS.muted }) + 6
  const [name = '', ...lines] = recipient
  y = write(sheet, name, { y, width: 250, size: 10.5, isStrong: true })
  for (const line of lines) y = write(sheet, line, { y, width: 250, size: 10.5 })
  return y
}

type Pair = readonly [name: string, value: string]

/** Values with their names in the column on the right, without those that are ''. Returns the position below. */
export function drawPairs(sheet: Sheet, pairs: readonly Pair[], top: number): number {
  let y = top
  for (const [name, value] of pairs) {
    if (value === '') continue
    write(sheet, name, { x: COLUMN.x, width: NAMES, y, size: 9, colour: COLOURS.muted })
    const box = { x: COLUMN.x + NAMES, width: COLUMN.width - NAMES, size: 9, isStrong: true }
    y = write(sheet, value, { ...box, y, align: 'right' }) + 2
    rule(sheet, y, COLUMN.x)
    y += 4
  }
  return y
}

/** What is known, each with its name. */
function listNumbers(paper: Paper): Pair[] {
  const { kind, issuedAt, orderedAt, paidAt, dueAt, validUntil, corrects, credits, supply } = paper
  const isInvoice = kind === 'invoice'
  const dates = {
    'Invoice date': isInvoice && credits === undefined ? issuedAt : undefined,
    'Credit note date': credits === undefined ? undefined : issuedAt,
    'Quote date': kind === 'quote' ? issuedAt : undefined,
    'Order date': kind === 'quote' ? undefined : orderedAt,
    [credits === undefined ? 'Payment date' : 'Sent back on']: paidAt,
    'Day of supply': supply && 'at' in supply ? supply.at : undefined,
    'Payable by': dueAt,
    'Valid until': validUntil,
  }
  const facts = {
    Replaces: corrects === undefined ? '' : `Invoice no. ${corrects}`,
    'Takes back': credits === undefined ? '' : `Invoice no. ${credits}`,
    Order: isInvoice ? paper.orderNumber : '',
    'Your order': paper.customerReference,
    'Your email': paper.customer.email,
  }
  const written = Object.entries(dates).map(([name, at]) => [name, at ? day(paper, at) : ''] as const)
  return [...written, ...Object.entries(facts)]
}

/** What the customer wants to read on it, on a page of its own if it is that long. Returns the position below. */
export function drawNote(sheet: Sheet, note: string, top: number): number {
  if (note === '') return top
  const y = writeLabel(sheet, 'Note', { y: room(sheet, top + 14, 40) })
  return write(sheet, note, { y })
}
