import { use } from 'react'
import type { Product } from '../../../../contract/catalog.ts'
import { type Draw, isDrawn, loadDrawing } from '../../../../../parts/drawing.ts'
import { makeSheet, type Sheet } from '../../../../../parts/sheet/sheet.ts'
import type { Family } from '../../../../../parts/terms.ts'
import { numbersOf } from '../dimension-words.ts'

const loading = new Map<Family, Promise<void>>()
const loaded = new Map<Family, Draw>()
const failed = new Set<Family>()

/** Fetches what draws this product, so that its page has it at once. For the page's loader; never fails. */
export async function fetchDrawing({ model }: Product): Promise<void> {
  if (!isDrawn(model)) return
  if (failed.delete(model)) loading.delete(model)
  await fetchFamily(model)
}

function fetchFamily(family: Family): Promise<void> {
  const known = loading.get(family)
  if (known) return known
  const pending = loadDrawing(family).then(
    draw => void loaded.set(family, draw),
    // The page is of use without; the next visit to it tries again.
    () => void failed.add(family),
  )
  loading.set(family, pending)
  return pending
}

/** The sheet with this product's drawing; undefined where there is none of it, or its dimensions make none. For rendering. */
export function useSheet(product: Product): Sheet | undefined {
  const { model } = product
  if (!isDrawn(model)) return undefined
  // Before hydration the loader's work was the server's: here the code may still have to come.
  if (!loaded.has(model)) use(fetchFamily(model))
  const draw = loaded.get(model)
  return draw && sheetOf(product, draw)
}

function sheetOf(product: Product, draw: Draw): Sheet | undefined {
  const { name, sku, standard, material, finish, dimensions } = product
  try {
    const drawing = draw(numbersOf(product))
    if (!drawing) return undefined
    const part = {
      name,
      sku: sku ?? '–',
      standard,
      material: material ?? '–',
      finish: finish ?? '–',
      dimensions,
    }
    return makeSheet(part, drawing)
  } catch {
    // An admin may give a product numbers of which no part can be drawn.
    return undefined
  }
}
