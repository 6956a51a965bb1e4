import type { PackingSlip, PackingSlips, SlipLine } from '#domain/ports.ts'
import { drawBarcode } from './barcode.ts'
import { COLUMN, drawNote, drawPairs, drawRecipient } from './facts.ts'
import { countPages, drawLetterhead, stampPages } from './letterhead.ts'
import { COLOURS, PAGE, type Pdf, room, type Sheet, WIDTH, write, writeLabel } from './sheet.ts'
import { totalWeight } from './sums.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { day, nameLots, pieces } from './words.ts'

const BARCODE = { right: PAGE.right, width: COLUMN.width, height: 34 }
const CLOSING = 40
const TO_COME = 24

const columns: readonly Column<SlipLine>[] = [
  { title: 'Pos.', x: PAGE.left + 6, width: 24, of: (_, at) => String(at + 1) },
  {
    title: 'Article',
    x: PAGE.left + 30,
    width: WIDTH - 30 - 110,
    isStrong: true,
    of: ({ name }) => name,
    below: ({ sku, ownNumber, lots }) =>
      joinItems([sku, ownNumber && `your no. ${ownNumber}`, nameLots(lots)]),
  },
  { title: 'Pieces', ...right(34, 60), isStrong: true, of: ({ quantity }) => pieces(quantity) },
  { title: '', x: PAGE.right - 20, width: 14, isTicked: true, of: () => '' },
]

/** Draws packing slips, each beginning on a page of its own. */
export async function drawPackingSlips(document: Pdf, { slips, ...paper }: PackingSlips): Promise<void> {
  const root = document.struct('Document')
  document.addStructure(root)
  for (const [index, slip] of slips.entries()) {
    if (index > 0) document.addPage()
    const section = document.struct('Sect')
    root.add(section)
    await drawSlip({ document, root: section }, slip, paper)
    section.end()
  }
  root.end()
}

async function drawSlip(
  sheet: Sheet,
  slip: PackingSlip,
  { seller, timeZone }: Omit<PackingSlips, 'slips'>,
): Promise<void> {
  const begin = countPages(sheet) - 1
  const head = { seller, title: 'Packing slip', number: slip.number }
  const top = drawLetterhead(sheet, head) + 34
  const belowRecipient = drawRecipient(sheet, { seller, recipient: slip.recipient }, top)
  const belowCode = await drawBarcode(sheet, slip.number, { ...BARCODE, y: top })
  const belowPairs = drawPairs(sheet, listPairs(slip, timeZone), belowCode + 12)
  const belowNote = drawNote(sheet, slip.note, Math.max(belowRecipient, belowPairs))
  const table = { columns, rows: slip.lines, top: belowNote + 26, ending: CLOSING }
  drawToCome(sheet, slip, drawClosing(sheet, slip, drawTable(sheet, table)))
  stampPages(sheet, head, begin)
}

function listPairs(slip: PackingSlip, timeZone: string) {
  return [
    ['Order', slip.number],
    ['Order date', day({ timeZone }, slip.orderedAt)],
    ['Your order', slip.customerReference],
    ['Delivery', slip.isPickedUp ? 'Picked up by the customer' : slip.delivery],
    [slip.parcels.length > 1 ? 'Parcels' : 'Parcel', slip.parcels.join('\n')],
    ['Sent before', slip.leftBefore === 0 ? '' : countPieces(slip.leftBefore)],
  ] as const
}

function drawClosing(sheet: Sheet, { lines }: PackingSlip, top: number): number {
  const sum = lines.reduce((total, { quantity }) => total + quantity, 0)
  const y = top + 14
  const words = `${countPieces(sum)} in ${pieces(lines.length)} ${lines.length === 1 ? 'line' : 'lines'}`
  const below = write(sheet, words, { y, width: WIDTH / 2, isStrong: true })
  const weight = totalWeight(lines)
  if (weight !== '') write(sheet, weight, { y, width: WIDTH, align: 'right', colour: COLOURS.muted })
  return below
}

/** What the customer does not have to look for in this parcel. */
function drawToCome(sheet: Sheet, { toCome }: PackingSlip, top: number): void {
  if (toCome.length === 0) return
  let y = writeLabel(sheet, 'Still to come', { y: room(sheet, top + 14, TO_COME) })
  for (const { name, sku, quantity } of toCome)
    y = write(sheet, `${pieces(quantity)} × ${joinItems([name, sku])}`, { y: room(sheet, y, TO_COME) })
}

const countPieces = (count: number) => `${pieces(count)} ${count === 1 ? 'piece' : 'pieces'}`
