import { formatCents, multiplyCents } from '#contract/money.ts'
import type { PurchasedLine, PurchasePaper } from '#domain/ports.ts'
import { drawBarcode } from './barcode.ts'
import { COLUMN, drawNote, drawPairs, drawRecipient } from './facts.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { COLOURS, PAGE, type Pdf, type Sheet, WIDTH, write } from './sheet.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { day, pieces } from './words.ts'

const BARCODE = { right: PAGE.right, width: COLUMN.width, height: 34 }
const CLOSING = 60

const columns: readonly Column<PurchasedLine>[] = [
  { title: 'Pos.', x: PAGE.left + 6, width: 24, of: (_, at) => String(at + 1) },
  {
    title: 'Article',
    x: PAGE.left + 30,
    width: WIDTH - 30 - 226,
    isStrong: true,
    of: ({ number, name }) => number || name,
    below: ({ number, name, sku }) => joinItems([number && name, sku && `our no. ${sku}`]),
  },
  { title: 'Pieces', ...right(160, 60), isStrong: true, of: ({ quantity }) => pieces(quantity) },
  {
    title: 'Net per piece',
    ...right(78, 76),
    of: ({ priceCents }) => (priceCents === null ? 'as agreed' : formatCents(priceCents)),
  },
  {
    title: 'Net',
    ...right(6, 66),
    isStrong: true,
    of: ({ priceCents, quantity }) =>
      priceCents === null ? '' : formatCents(multiplyCents(priceCents, quantity)),
  },
]

/** Draws what is ordered from a supplier; whoever receives the goods scans its number. */
export async function drawPurchaseOrder(document: Pdf, paper: PurchasePaper): Promise<void> {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root }
  const { seller, recipient, number, isDraft, expectedAt, lines } = paper
  const head = { seller, title: isDraft ? 'Draft of an order' : 'Purchase order', number }
  const top = drawLetterhead(sheet, head) + 34
  const belowRecipient = drawRecipient(sheet, { seller, recipient }, top)
  const belowCode = await drawBarcode(sheet, number, { ...BARCODE, y: top })
  const pairs = [
    ['Our order', number],
    ['Order date', isDraft ? '' : day(paper, paper.madeAt)],
    ['Expected on', expectedAt && day(paper, expectedAt)],
    ['Deliver to', [seller.name, ...seller.address].join(', ')],
  ] as const
  const belowPairs = drawPairs(sheet, pairs, belowCode + 12)
  const belowNote = drawNote(sheet, paper.note, Math.max(belowRecipient, belowPairs))
  const below = drawTable(sheet, { columns, rows: lines, top: belowNote + 26, ending: CLOSING })
  drawTotal(sheet, paper, below + 14)
  stampPages(sheet, head)
  root.end()
}

function drawTotal(sheet: Sheet, { totalCents, number }: PurchasePaper, y: number): void {
  const total = totalCents === null ? 'Prices as agreed' : `Total without VAT ${formatCents(totalCents)}`
  const below = write(sheet, total, { y, width: WIDTH - 6, align: 'right', size: 11, isStrong: true })
  const words = `Please state ${number} on delivery notes and invoices. All amounts are in euros, without VAT.`
  write(sheet, words, { y: below + 8, width: WIDTH, colour: COLOURS.muted })
}
