import { formatEuros, toEuros } from '#contract/money.ts'
import type { Invoice } from '#domain/ports.ts'
import { setText, type TextBox } from './pdf-text.ts'

type Pdf = PDFKit.PDFDocument

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const RIGHT = LEFT + WIDTH
const HALF = WIDTH / 2

const INK = '#1c252e'
const MUTED = '#52606d'
const LINE = '#c9d1d8'
const ACCENT = '#f26b1d'
const PAPER = '#ffffff'

const columns = {
  name: { x: LEFT + 12, width: 232, align: 'left' },
  quantity: { x: LEFT + 252, width: 58, align: 'right' },
  unit: { x: LEFT + 318, width: 76, align: 'right' },
  amount: { x: LEFT + 402, width: WIDTH - 414, align: 'right' },
} as const

const counts = new Intl.NumberFormat('en-IE')

const euros = (cents: number) => formatEuros(toEuros(cents))
/** The date in the seller's time zone. */
const day = ({ timeZone }: Invoice, isoTime: string) =>
  new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone }).format(new Date(isoTime))

/** Draws an invoice on the document's first page, from top to bottom. */
export function drawInvoice(document: Pdf, invoice: Invoice): void {
  drawHead(document, invoice)
  const belowFacts = drawFacts(document, invoice, 176)
  const belowTable = drawTable(document, invoice, belowFacts + 36)
  const belowSums = drawSums(document, invoice, belowTable + 18)
  drawPayment(document, invoice, belowSums + 36)
  drawFoot(document, invoice)
}

const text = (document: Pdf, words: string, box: Partial<TextBox> & Pick<TextBox, 'y'>) =>
  setText(document, words, { x: LEFT, width: WIDTH, size: 10, colour: INK, ...box })

function drawHead(document: Pdf, { seller, number }: Invoice): void {
  document.rect(0, 0, PAGE.width, 104).fill(INK)
  document.rect(0, 104, PAGE.width, 4).fill(ACCENT)
  drawNut(document, LEFT, 36)
  const name = { x: LEFT + 46, width: 250, colour: PAPER, isStrong: true }
  text(document, seller.name, { ...name, y: 41, size: seller.name.length > 24 ? 12 : 17 })
  const title = { x: RIGHT - 180, width: 180, align: 'right' } as const
  text(document, 'Invoice', { ...title, y: 32, size: 24, colour: PAPER, isStrong: true })
  text(document, `No. ${number}`, { ...title, y: 64, size: 12, colour: '#ff8a47', isStrong: true })
}

/** The shop's logo: a hexagon nut. */
function drawNut(document: Pdf, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .path(
      'M14.5 1.2a3 3 0 0 1 3 0l10.6 6.1a3 3 0 0 1 1.5 2.6v12.2a3 3 0 0 1-1.5 2.6l-10.6 6.1a3 3 0 0 1-3 0L3.9 24.7a3 3 0 0 1-1.5-2.6V9.9a3 3 0 0 1 1.5-2.6z',
    )
    .fill(ACCENT)
  document.circle(16, 16, 9).fill(INK)
  document.circle(16, 16, 4.4).fill(ACCENT)
  document.restore()
}

/** Seller and customer on the left, the dates on the right. */
function drawFacts(document: Pdf, invoice: Invoice, top: number): number {
  const { seller, customer } = invoice
  const left = { width: HALF - 24 }
  let y = label(document, 'Invoice to', { y: top - 40 })
  y = text(document, customer.name, { ...left, y, size: 12, isStrong: true })
  y = text(document, customer.email, { ...left, y })
  y = label(document, 'Seller', { y: y + 16 })
  for (const line of [seller.name, ...seller.address]) y = text(document, line, { ...left, y })
  if (seller.vatId !== '') y = text(document, `VAT ID ${seller.vatId}`, { ...left, y })
  const facts = [
    ['Invoice number', String(invoice.number)],
    ['Invoice date', day(invoice, invoice.issuedAt)],
    ['Order date', day(invoice, invoice.orderedAt)],
    ['Payment date', day(invoice, invoice.paidAt ?? invoice.issuedAt)],
  ] as const
  let at = top - 40
  for (const [name, value] of facts) {
    text(document, name, { x: LEFT + HALF + 24, width: 90, y: at, colour: MUTED })
    at = text(document, value, { x: RIGHT - 130, width: 130, align: 'right', y: at, isStrong: true }) + 4
    rule(document, at, LEFT + HALF + 24)
    at += 6
  }
  return Math.max(y, at)
}

function label(document: Pdf, words: string, box: Pick<TextBox, 'y'>): number {
  return text(document, words.toUpperCase(), { ...box, size: 8, isStrong: true, colour: MUTED }) + 3
}

function rule(document: Pdf, y: number, from = LEFT, colour = LINE): void {
  document.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(colour)
}

function drawTable(document: Pdf, { lines }: Invoice, top: number): number {
  document.rect(LEFT, top, WIDTH, 26).fill(INK)
  const head = { y: top + 7, size: 9, colour: PAPER, isStrong: true }
  text(document, 'Description', { ...columns.name, ...head })
  text(document, 'Quantity', { ...columns.quantity, ...head })
  text(document, 'Unit price', { ...columns.unit, ...head })
  text(document, 'Amount', { ...columns.amount, ...head })
  let bottom = top + 28
  for (const line of lines) {
    const y = bottom + 10
    bottom = text(document, line.name, { ...columns.name, y, isStrong: true }) + 10
    text(document, counts.format(line.quantity), { ...columns.quantity, y })
    text(document, euros(line.unitPriceCents), { ...columns.unit, y })
    text(document, euros(line.grossCents), { ...columns.amount, y, isStrong: true })
    rule(document, bottom)
  }
  return bottom
}

function drawSums(document: Pdf, invoice: Invoice, top: number): number {
  const name = { x: LEFT + HALF, width: 130 }
  const amount = { x: RIGHT - 122, width: 110, align: 'right' } as const
  text(document, 'Net', { ...name, y: top, colour: MUTED })
  let y = text(document, euros(invoice.netCents), { ...amount, y: top }) + 5
  text(document, `VAT ${invoice.tax.percent}%`, { ...name, y, colour: MUTED })
  y = text(document, euros(invoice.vatCents), { ...amount, y }) + 8
  document.rect(LEFT + HALF - 12, y, HALF + 12, 34).fill('#f3f5f7')
  document.rect(LEFT + HALF - 12, y, 3, 34).fill(ACCENT)
  text(document, 'Total', { ...name, y: y + 8, size: 13, isStrong: true })
  text(document, euros(invoice.grossCents), { ...amount, y: y + 8, size: 13, isStrong: true })
  return y + 34
}

function drawPayment(document: Pdf, invoice: Invoice, top: number): void {
  let y = label(document, 'Payment', { y: top })
  const paid = `Paid in full by card on ${day(invoice, invoice.paidAt ?? invoice.issuedAt)}. Nothing is left to pay.`
  y = text(document, paid, { y, isStrong: true })
  y = text(document, `Transaction ${invoice.transactionId}`, { y, colour: MUTED })
  text(document, 'Prices include VAT. All amounts are in euros.', { y: y + 10, colour: MUTED })
}

function drawFoot(document: Pdf, { seller, orderId }: Invoice): void {
  const y = PAGE.height - 62
  rule(document, y)
  const small = { size: 8, colour: MUTED }
  const from = [seller.name, ...seller.address].join(' · ')
  const below = text(document, from, { ...small, y: y + 8 })
  text(document, `Order ${orderId}`, { ...small, y: below })
}
