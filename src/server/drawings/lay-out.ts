import { isFamily, loadFamily, makeSheet, type Sheet, type SheetPart } from '@parts-hub/parts'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import { UNCONFIRMED } from '#contract/catalog/plain-facts.ts'

/**
 * The sheet of a product's drawing with its title block, and what the drawing notes; undefined if it has none, or its dimensions are
 * invalid. `changes` are to what its title block says.
 */
export async function layOut(
  facts: DrawnFacts,
  changes: Partial<SheetPart> = {},
  sizes?: Parameters<typeof makeSheet>[2],
): Promise<{ readonly sheet: Sheet; readonly notes: readonly string[] } | undefined> {
  const { name, sku, standard, material, finish, dimensionSource, model, dimensions } = facts
  if (!isFamily(model)) return undefined
  const { drawingOf } = await loadFamily(model)
  try {
    const drawing = drawingOf(Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value])))
    if (!drawing) return undefined
    const part = {
      maker: 'PARTS HUB',
      name,
      sku: sku ?? '–',
      standard,
      material: material ?? '–',
      finish: finish ?? '–',
      source: dimensionSource ?? UNCONFIRMED,
      dimensions,
      ...changes,
    }
    return { sheet: makeSheet(part, drawing, sizes), notes: drawing.notes ?? [] }
  } catch {
    // An admin may enter dimensions for which no part can be drawn.
    return undefined
  }
}
