import type { Drawing } from '../drawing/drawing.ts'
import { loadFamily } from '../families.ts'
import { makeSheet, type Sheet } from '../sheet/sheet.ts'
import type { Size } from '../sizes.ts'

/** The sheet of a listed size. For tests. */
export async function sheetOf(size: Size): Promise<Sheet> {
  const { terms } = await loadFamily(size.family)
  const dimensions = Object.entries(terms).map(([symbol, [name, unit]]) => ({
    symbol,
    name,
    unit,
    value: size.dimensions[symbol] ?? 0,
  }))
  const facts = {
    maker: 'SAMPLES',
    sku: size.code,
    name: `Sample of the family ${size.family}, size ${size.code}`,
    material: 'Steel',
    finish: 'Bright',
    standard: size.standard,
    source: size.source ?? 'not confirmed',
  }
  return makeSheet({ ...facts, dimensions }, await drawPart(size))
}

/** The drawing of a listed size. For tests. */
export async function drawPart({ family, dimensions }: Size): Promise<Drawing> {
  const drawing = (await loadFamily(family)).drawingOf(dimensions)
  if (!drawing) throw new Error(`the dimensions of a ${family} are not complete`)
  return drawing
}
