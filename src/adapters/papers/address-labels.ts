import type { AddressLabels } from '#domain/ports.ts'
import { COLOURS, heightOf, PAGE, type Pdf, type Sheet, write } from './sheet.ts'

/** In points. */
const MM = 72 / 25.4
/** Sheets of 3 x 8 labels of 70 x 37 mm, without gaps between them; half a millimetre is left above and below. */
const COLUMNS = 3
const ROWS = 8
const LABEL = { width: 70 * MM, height: 37 * MM, above: (PAGE.height - ROWS * 37 * MM) / 2 }
/** What printers do not reach at the edge of a sheet, and where a label may be cut askew. */
const INSET = { x: 6 * MM, y: 4 * MM }
const INNER = { width: LABEL.width - 2 * INSET.x, height: LABEL.height - 2 * INSET.y }
const NUMBER = { size: 6.5, colour: COLOURS.muted, height: 9 }
const SIZES = [10.5, 9.5, 8.5, 7.5, 7, 6.5, 6, 5.5, 5, 4.5]

/** Draws the labels from a place of the first sheet on, row by row. */
export function drawAddressLabels(document: Pdf, { first, labels }: AddressLabels): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root }
  for (const [index, label] of labels.entries()) {
    const place = (first - 1 + index) % (COLUMNS * ROWS)
    if (index > 0 && place === 0) document.addPage()
    const x = (place % COLUMNS) * LABEL.width + INSET.x
    const y = LABEL.above + Math.floor(place / COLUMNS) * LABEL.height + INSET.y
    drawLabel(sheet, label, x, y)
  }
  root.end()
}

function drawLabel(
  sheet: Sheet,
  { number, lines }: AddressLabels['labels'][number],
  x: number,
  top: number,
): void {
  const { width } = INNER
  const size = findSize(sheet, lines)
  let y = write(sheet, number, { ...NUMBER, x, y: top, width })
  for (const line of lines) y = write(sheet, line, { x, y, width, size })
}

/** The largest size in which the address fits. */
function findSize(sheet: Sheet, lines: readonly string[]): number {
  const fits = (size: number) => {
    const heights = lines.map(line => heightOf(sheet, line, { width: INNER.width, size }))
    return heights.reduce((sum, height) => sum + height, NUMBER.height) <= INNER.height
  }
  return SIZES.find(fits) ?? SIZES.at(-1) ?? 0
}
