import { isFamily, loadFamily, makeSheet } from '@parts-hub/parts'
import { writeDxf } from '@parts-hub/parts/dxf'
import type { DrawingFormat, DrawnFacts } from '#contract/catalog/drawings.ts'
import { UNCONFIRMED } from '#contract/catalog/plain-facts.ts'
import { writeMarkup } from './write-markup.ts'

export interface Drawn {
  readonly facts: DrawnFacts
  readonly format: DrawingFormat
}

const write = { svg: writeMarkup, dxf: writeDxf } as const

/** Draws a product; empty if it has no drawing, or its dimensions are invalid. Takes up to 0.3 s: for a thread of its own. */
export async function draw({ facts, format }: Drawn): Promise<string> {
  const { name, sku, standard, material, finish, dimensionSource, model, dimensions } = facts
  if (!isFamily(model)) return ''
  const { drawingOf } = await loadFamily(model)
  try {
    const drawing = drawingOf(Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value])))
    if (!drawing) return ''
    const part = {
      maker: 'PARTS HUB',
      name,
      sku: sku ?? '–',
      standard,
      material: material ?? '–',
      finish: finish ?? '–',
      source: dimensionSource ?? UNCONFIRMED,
      dimensions,
    }
    return write[format](makeSheet(part, drawing))
  } catch {
    // An admin may enter dimensions for which no part can be drawn.
    return ''
  }
}
