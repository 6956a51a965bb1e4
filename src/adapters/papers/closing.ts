import { ENGLISH } from '#contract/language.ts'
import { formatCents } from '#contract/money.ts'
import type { Paper } from '#domain/ports.ts'
import { type Box, COLOURS, heightOf, type Sheet, write, writeLabel } from './sheet.ts'
import { day } from './words.ts'

const GAP = 26
const LABEL = 12

/** How high the closing of a paper is. */
export function heightOfClosing(sheet: Sheet, paper: Paper): number {
  const paragraphs = listParagraphs(paper).map(({ words, style }) => heightOf(sheet, words, style) + 4)
  return GAP + LABEL + paragraphs.reduce((sum, height) => sum + height, 0)
}

/** How it is paid, or until when it holds, and why which VAT applies. */
export function drawClosing(sheet: Sheet, paper: Paper, top: number): void {
  let y = writeLabel(sheet, paper.kind === 'quote' ? 'Terms' : 'Payment', { y: top + GAP })
  for (const { words, style } of listParagraphs(paper)) y = write(sheet, words, { ...style, y }) + 4
}

interface Paragraph {
  readonly words: string
  readonly style: Omit<Box, 'y'>
}

const strong = (words: string): Paragraph => ({ words, style: { isStrong: true } })
const muted = (words: string): Paragraph => ({ words, style: { colour: COLOURS.muted } })

function listParagraphs(paper: Paper): Paragraph[] {
  const { transactionId, vatCategory, tax, orderId } = paper
  return [
    ...describePayment(paper).map(strong),
    ...describeOffer(paper).map(muted),
    ...describeSupply(paper).map(muted),
    ...(transactionId ? [muted(`Transaction ${transactionId}`)] : []),
    ...(vatCategory.reason ? [strong(vatCategory.reason)] : []),
    muted(
      tax.treatment === 'taxed' && tax.percent > 0
        ? 'Prices and amounts include VAT where they are not called net. All amounts are in euros.'
        : 'All amounts are in euros.',
    ),
    ...(orderId ? [muted(`Order ${orderId}`)] : []),
  ]
}

/** What a quote does not keep. */
function describeOffer({ kind, delivery }: Paper): string[] {
  if (kind !== 'quote') return []
  const reserved = 'Goods are delivered while stocks last; none are reserved.'
  return delivery ? [reserved] : [reserved, 'Delivery is as ordered, and not in this total.']
}

/**
 * Section 14 of the German VAT act asks for the time of supply, or says that it is still to come; an invoice may consist of several
 * documents if it names the others (section 31 (1) UStDV). https://www.gesetze-im-internet.de/ustg_1980/__14.html
 */
function describeSupply({ kind, credits, supply }: Paper): string[] {
  if (kind !== 'invoice' || credits !== undefined || !supply || 'at' in supply) return []
  const { expected } = supply
  const [from, to] = expected ? [monthOf(expected.from), monthOf(expected.to)] : []
  const when = from === undefined ? '' : `; expected in ${from === to ? from : `${from} or ${to}`}`
  return [
    `Delivery not yet made when this was issued${when}. The day of supply is the day of dispatch, which our email about the dispatch and the order confirmation name: they are part of this invoice.`,
  ]
}

const months = new Intl.DateTimeFormat(ENGLISH, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthOf = (date: string) => months.format(new Date(date))

function describePayment(paper: Paper): string[] {
  const { kind, number, paidAt, dueAt, seller, validUntil } = paper
  if (validUntil) return [`These prices hold until ${day(paper, validUntil)}.`]
  if (paper.credits !== undefined) return [describeCredit(paper, paper.credits)]
  if (paidAt) {
    const means = dueAt ? 'bank transfer' : 'card'
    return [`Paid in full by ${means} on ${day(paper, paidAt)}. Nothing is left to pay.`]
  }
  if (kind === 'confirmation' && !dueAt) return ['Thank you for your order.']
  const account = seller.iban ? ` to ${seller.name}, IBAN ${inFours(seller.iban)}` : ''
  const until = dueAt ? ` by ${day(paper, dueAt)}` : ''
  const purpose = kind === 'invoice' ? `, stating invoice ${number}` : ''
  return [`Payable${until} by credit transfer${account}${purpose}.`, ...describeDiscount(paper)]
}

/** What who pays sooner may take off. */
function describeDiscount(paper: Paper): string[] {
  if (paper.discount === undefined) return []
  const { percent, until, payCents } = paper.discount
  return [`${percent} % discount if paid by ${day(paper, until)}: pay ${formatCents(payCents)}.`]
}

function describeCredit(paper: Paper, invoice: number): string {
  const { remainsCents, grossCents } = paper
  const taken =
    remainsCents === undefined
      ? `invoice ${invoice} in full.`
      : `${formatCents(grossCents)} of invoice ${invoice}. ${remainsCents > 0 ? `${formatCents(remainsCents)} of it remain.` : 'Nothing of it remains.'}`
  return `This credit note takes back ${taken} ${describeReturn(paper)}`
}

function describeReturn(paper: Paper): string {
  if (paper.paidAt) return `The amount was sent back by bank transfer on ${day(paper, paper.paidAt)}.`
  if (paper.transactionId) return 'The amount is paid back.'
  const { sentBackCents = 0, grossCents } = paper
  if (sentBackCents === grossCents) return 'The amount is paid back by bank transfer.'
  if (sentBackCents > 0)
    return `${formatCents(sentBackCents)} are paid back by bank transfer; the rest is no longer owed.`
  return paper.remainsCents ? 'So much less is to be paid.' : 'Nothing is left to pay.'
}

/** As people write an IBAN: 'DE02 1203 0000 0000 2020 51'. */
const inFours = (iban: string) => iban.replaceAll(/.{4}(?=.)/g, '$& ')
