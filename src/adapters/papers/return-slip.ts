import type { PackedLine, ReturnSlip } from '#domain/ports.ts'
import { drawBarcode } from './barcode.ts'
import { COLUMN, drawNote, drawPairs, drawRecipient } from './facts.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { PAGE, type Pdf, WIDTH, write } from './sheet.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { day, pieces } from './words.ts'

const BARCODE = { right: PAGE.right, width: COLUMN.width, height: 34 }
const CLOSING = 40

const columns: readonly Column<PackedLine>[] = [
  { title: 'Pos.', x: PAGE.left + 6, width: 24, of: (_, at) => String(at + 1) },
  {
    title: 'Article',
    x: PAGE.left + 30,
    width: WIDTH - 30 - 190,
    isStrong: true,
    of: ({ name }) => name,
    below: ({ sku, ownNumber }) => joinItems([sku, ownNumber && `your no. ${ownNumber}`]),
  },
  { title: 'Pieces', ...right(124, 60), isStrong: true, of: ({ quantity }) => pieces(quantity) },
  { title: 'Shelf', x: PAGE.right - 100, width: 40, isTicked: true, of: () => '' },
  { title: 'Scrap', x: PAGE.right - 46, width: 40, isTicked: true, of: () => '' },
]

/** Draws the slip that goes into the parcel of a return: the warehouse scans its number and ticks what becomes of the pieces. */
export async function drawReturnSlip(document: Pdf, slip: ReturnSlip): Promise<void> {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet = { document, root }
  const { seller, sender, number } = slip
  const head = { seller, title: 'Return slip', number }
  const top = drawLetterhead(sheet, head) + 34
  const [name = '', ...address] = sender
  const recipient = [seller.name, ...seller.address]
  const belowRecipient = drawRecipient(sheet, { seller: { name, address }, recipient }, top)
  const belowCode = await drawBarcode(sheet, number, { ...BARCODE, y: top })
  const pairs = [
    ['Return', number],
    ['Order', slip.orderNumber],
    ['Asked for on', day(slip, slip.askedAt)],
  ] as const
  const belowPairs = drawPairs(sheet, pairs, belowCode + 12)
  const belowNote = drawNote(sheet, slip.note, Math.max(belowRecipient, belowPairs))
  const below = drawTable(sheet, { columns, rows: slip.lines, top: belowNote + 26, ending: CLOSING })
  write(sheet, 'Please put this slip into the parcel.', { y: below + 14, width: WIDTH })
  stampPages(sheet, head, 0)
  root.end()
}
