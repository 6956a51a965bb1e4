import type { PickedLine, PickList } from '#domain/ports.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { COLOURS, PAGE, type Pdf, type Sheet, WIDTH, write } from './sheet.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { moment, nameLots, pieces } from './words.ts'

const PLACE = { x: PAGE.left + 26, width: 84 }
const SKU = { x: PLACE.x + 90, width: 116 }
const NAME = { x: SKU.x + 122, width: PAGE.right - SKU.x - 122 - 60 }

const columns: readonly Column<PickedLine>[] = [
  { title: '', x: PAGE.left + 6, width: 14, isTicked: true, of: () => '' },
  { title: 'Shelf place', ...PLACE, isStrong: true, of: ({ shelfPlace }) => shelfPlace || 'No place' },
  {
    title: 'SKU',
    ...SKU,
    isStrong: true,
    of: ({ sku }) => sku,
  },
  { title: 'Article', ...NAME, of: ({ name }) => name, below: ({ lots }) => nameLots(lots) },
  { title: 'Pieces', ...right(6, 48), isStrong: true, of: ({ quantity }) => pieces(quantity) },
]

/** How many pieces of a line are for which order. */
const foot = {
  x: PLACE.x,
  width: PAGE.right - PLACE.x - 6,
  of: ({ orders }: PickedLine) =>
    joinItems(
      orders.map(({ number, quantity }) => `${pieces(quantity)} for ${number}`),
      ', ',
    ),
}

/** Draws what is to be taken from the shelves. */
export function drawPickList(document: Pdf, { seller, timeZone, madeAt, orders, lines }: PickList): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root }
  const head = { seller, title: 'Pick list', number: '' }
  const top = drawLetterhead(sheet, head) + 24
  const what = `${pieces(orders.length)} ${orders.length === 1 ? 'order' : 'orders'}, ${moment({ timeZone }, madeAt)}`
  const below = write(sheet, what, { y: top, size: 11, isStrong: true })
  const listed = write(sheet, joinItems(orders, ', '), {
    y: below + 2,
    width: WIDTH,
    size: 8,
    colour: COLOURS.muted,
  })
  drawTable(sheet, { columns, rows: lines, foot, top: listed + 14 })
  root.end()
  stampPages(sheet, head)
}
