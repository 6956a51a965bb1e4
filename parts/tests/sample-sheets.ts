import { families } from '../terms.ts'
import type { CataloguePart } from '../../src/server/seed/catalogue/part.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { loadDrawing } from '../drawing.ts'
import { makeSheet, type Sheet } from '../sheet/sheet.ts'

/** The sheet of a part of the catalogue, as the shop's page makes it. For tests. */
export async function sheetOf(part: CataloguePart): Promise<Sheet> {
  const dimensions = Object.entries(families[part.family]).map(([symbol, [name, unit]]) => ({
    symbol,
    name,
    unit,
    value: part.dimensions[symbol] ?? 0,
  }))
  return makeSheet({ ...part, dimensions }, await drawPart(part))
}

/** The drawing of a part of the catalogue. For tests. */
export async function drawPart({ family, dimensions }: CataloguePart): Promise<Drawing> {
  const drawing = (await loadDrawing(family))(dimensions)
  if (!drawing) throw new Error(`the dimensions of a ${family} are not complete`)
  return drawing
}
