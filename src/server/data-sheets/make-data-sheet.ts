import { boxOfInk, describeSheet, isFamily, loadFamily, makeSheet, svgOf } from '@parts-hub/parts'
import type { DataSheet } from '#adapters/papers/data-sheet.ts'
import { renderDataSheet } from '#adapters/papers/pdf.ts'
import type { Views } from '#adapters/papers/views.ts'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'

/** A data sheet without its drawing, and what is drawn. */
export interface SheetJob {
  readonly sheet: Omit<DataSheet, 'views'>
  readonly facts: DrawnFacts
}

/** A data sheet as a PDF. Takes some 20 ms: for a thread of its own. */
export async function makeDataSheet({ sheet, facts }: SheetJob): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await renderDataSheet({ ...sheet, views: await drawViews(facts) }))
}

/** The views of a product with their dimensions, without the border, title block and table of its drawing; null if it has none. */
async function drawViews({ model, name, sku, standard, dimensions }: DrawnFacts): Promise<Views | null> {
  if (!isFamily(model)) return null
  try {
    const { drawingOf } = await loadFamily(model)
    const drawing = drawingOf(Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value])))
    if (!drawing) return null
    const blank = { maker: '', material: '', finish: '', source: '' }
    const bare = { ...blank, name, sku: sku ?? '–', standard, dimensions: [] }
    // All that its table says stands on the data sheet itself.
    const whole = makeSheet(bare, { ...drawing, notes: [] })
    const drawn = {
      ...whole,
      ink: whole.ink.filter(({ layer }) => layer !== 'border' && layer !== 'frame'),
    }
    const box = boxOfInk(drawn.ink)
    if (!box) return null
    const { title } = describeSheet(whole)
    const place = {
      left: box.left,
      top: whole.height - box.top,
      width: box.right - box.left,
      height: box.top - box.bottom,
    }
    return { ...svgOf(drawn), box: place, title, notes: drawing.notes ?? [] }
  } catch {
    // An owner may enter dimensions for which no part can be drawn.
    return null
  }
}
