import { type Family, isFamily, loadFamily, makeSheet, type PartFamily, type Sheet } from '@parts-hub/parts'
import { use } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { readAtOnce } from '../../base/browser/read-at-once.ts'
import { numbersOf } from '../facts/dimension-labels.ts'

const loading = new Map<Family, Promise<void>>()
const loaded = new Map<Family, PartFamily>()
const failed = new Set<Family>()

/** Fetches the code that draws this product, so that its page has it at once. For the page's loader; never fails. */
export async function fetchDrawing({ model }: Product): Promise<void> {
  if (!isFamily(model)) return
  if (failed.delete(model)) loading.delete(model)
  await fetchFamily(model)
}

function fetchFamily(family: Family): Promise<void> {
  const known = loading.get(family)
  if (known) return known
  const pending = readAtOnce(
    loadFamily(family).then(
      found => void loaded.set(family, found),
      // The page is useful without it; the next visit tries again.
      () => void failed.add(family),
    ),
  )
  loading.set(family, pending)
  return pending
}

/** The sheet with this product's drawing; undefined if it has none, or its dimensions are invalid. For rendering. */
export function useSheet(product: Product): Sheet | undefined {
  const { model } = product
  if (!isFamily(model)) return undefined
  // Before hydration the loader has run only on the server: the code may not have been fetched here yet.
  use(fetchFamily(model))
  const family = loaded.get(model)
  return family && sheetOf(product, family)
}

function sheetOf(product: Product, family: PartFamily): Sheet | undefined {
  const { name, sku, standard, material, finish, dimensions } = product
  try {
    const drawing = family.drawingOf(numbersOf(product))
    if (!drawing) return undefined
    const part = {
      maker: 'PARTS HUB',
      name,
      sku: sku ?? '–',
      standard,
      material: material ?? '–',
      finish: finish ?? '–',
      dimensions,
    }
    return makeSheet(part, drawing)
  } catch {
    // An admin may enter dimensions for which no part can be drawn.
    return undefined
  }
}
