import type { CountedLine, CountList } from '#domain/ports.ts'
import { drawBarcode } from './barcode.ts'
import { COLUMN } from './facts.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { COLOURS, PAGE, type Pdf, type Sheet, WIDTH, write } from './sheet.ts'
import { type Column, drawTable, right } from './table.ts'
import { moment, pieces } from './words.ts'

const BARCODE = { right: PAGE.right, width: COLUMN.width, height: 34 }
const PLACE = { x: PAGE.left + 6, width: 84 }
const SKU = { x: PLACE.x + 90, width: 120 }
const NAME = { x: SKU.x + 126, width: PAGE.right - SKU.x - 126 - 90 }

const columns: readonly Column<CountedLine>[] = [
  { title: 'Shelf place', ...PLACE, isStrong: true, of: ({ shelfPlace }) => shelfPlace },
  { title: 'SKU', ...SKU, isStrong: true, of: ({ sku }) => sku },
  { title: 'Article', ...NAME, of: ({ name }) => name },
  // Somebody writes there.
  { title: 'Counted', ...right(6, 76), of: () => '\u00a0____________' },
]

/** Draws a list by which the shelves are counted, in the order of a way along them. */
export async function drawCountList(document: Pdf, paper: CountList): Promise<void> {
  const { seller, number, place, madeAt, timeZone, lines } = paper
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root }
  const head = { seller, title: 'Count list', number }
  const top = drawLetterhead(sheet, head) + 24
  const below = await drawBarcode(sheet, number, { ...BARCODE, y: top })
  const what = `${place}, ${pieces(lines.length)} ${lines.length === 1 ? 'size' : 'sizes'}`
  const belowWhat = write(sheet, what, { y: top, width: WIDTH / 2, size: 11, isStrong: true })
  write(
    sheet,
    `Printed ${moment({ timeZone }, madeAt)}. Count all pieces at the place, those of orders too.`,
    {
      y: belowWhat + 2,
      width: WIDTH / 2,
      size: 8,
      colour: COLOURS.muted,
    },
  )
  drawTable(sheet, { columns, rows: lines, top: below + 16 })
  root.end()
  stampPages(sheet, head)
}
