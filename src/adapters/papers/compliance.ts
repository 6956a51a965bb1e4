import type { ComplianceDeclaration } from '#domain/ports.ts'
import { drawPairs, drawRecipient } from './facts.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { PAGE, type Pdf, room, WIDTH, write } from './sheet.ts'
import { type Column, drawTable, joinItems, right } from './table.ts'
import { day, nameLots, pieces } from './words.ts'

const TITLE = 'Declaration 2.1'
/** The height of what is declared, which stays with the last delivery. */
const CLOSING = 110

/** Draws a declaration of compliance with the order, EN 10204 type 2.1: what was ordered, what was delivered of it, and what is declared. */
export function drawCompliance(document: Pdf, declared: ComplianceDeclaration): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet = { document, root }
  const { seller, number, place, article, deliveries, madeAt } = declared
  const head = { seller, title: TITLE, number: `${number}-${place}` }
  const top = drawLetterhead(sheet, head) + 34
  const belowRecipient = drawRecipient(sheet, declared, top)
  const pairs = [
    ['Order', number],
    ['Item', String(place)],
    ['Order date', day(declared, declared.orderedAt)],
    ['Your order', declared.customerReference],
    ['Declared on', day(declared, madeAt)],
  ] as const
  let y = Math.max(belowRecipient, drawPairs(sheet, pairs, top)) + 26
  const heading = { width: WIDTH, size: 12, isStrong: true }
  y = write(sheet, 'Declaration of compliance with the order, EN 10204 type 2.1', { y, ...heading })
  y = write(sheet, article.name, { y: y + 12, width: WIDTH, size: 11, isStrong: true })
  const ordered = `${pieces(article.quantity)} pieces ordered`
  y = write(sheet, joinItems([article.sku, article.ownNumber && `your no. ${article.ownNumber}`, ordered]), {
    y: y + 2,
    width: WIDTH,
  })
  const columns: readonly Column<ComplianceDeclaration['deliveries'][number]>[] = [
    { title: 'Delivery', x: PAGE.left + 6, width: 50, of: (_, at) => String(at + 1) },
    {
      title: 'Shipped on',
      x: PAGE.left + 60,
      width: WIDTH - 60 - 120,
      of: ({ at }) => (at === '' ? 'not noted' : day(declared, at)),
      below: ({ lots }) => nameLots(lots),
    },
    { title: 'Pieces', ...right(6, 100), isStrong: true, of: ({ quantity }) => pieces(quantity) },
  ]
  y = drawTable(sheet, { columns, rows: deliveries, top: y + 18, ending: CLOSING })
  y = write(
    sheet,
    `We declare, as the manufacturer, that the products listed here comply with the requirements of the order. This declaration to EN 10204, type 2.1, is based on non-specific inspection and contains no test results.`,
    { y: room(sheet, y + 18, CLOSING), width: WIDTH },
  )
  y = write(sheet, `${seller.name}, ${day(declared, madeAt)}`, { y: y + 16, width: WIDTH, isStrong: true })
  write(sheet, 'Made by data processing, and valid without a signature.', { y: y + 2, width: WIDTH })
  stampPages(sheet, head, 0)
  root.end()
}
