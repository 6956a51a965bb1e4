import { setTimeout as sleep } from 'node:timers/promises'
import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { onBehalfOf } from '#db/asker.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { Shop } from '../compose/compose.ts'
import type { Front } from './front.ts'

/** How many products are looked for and at. */
const PRODUCTS = 6
/** A shop that is warm only in part is better than none, in ms. */
const LONGEST_MS = 20_000
const RETRY_MS = 1_000
const ENTRANCES = ['/', '/home', '/parts', '/all-products', '/login', '/basket']

/**
 * Asks for what visitors ask for, searches, lists and pages, so that none of them is the first: code is loaded and compiled then, and statements
 * are planned. Begins when the catalogue has been read. What fails is reported and left out; never rejects. Ends when `signal` aborts.
 */
export function warmUp(shop: Shop, { ask }: Pick<Front, 'ask'>, signal: AbortSignal): Promise<void> {
  async function askAll(): Promise<void> {
    const shelf = await readShelf(shop, signal)
    const end = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
    for (const path of shelf ? listPaths(shelf) : []) {
      if (end.aborted) return
      const answer = await ask(path)
      await answer.arrayBuffer()
    }
  }
  return onBehalfOf({ kind: 'worker', id: 'warm-up' }, () => askAll().catch(shop.reportFault))
}

/** Undefined if `signal` aborts before. */
async function readShelf({ shelf }: Shop, signal: AbortSignal): Promise<Shelf | undefined> {
  while (!signal.aborted) {
    // Whoever keeps it reports what fails.
    const found = await shelf.current().catch(() => undefined)
    if (found) return found
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

function* listPaths(shelf: Shelf): Generator<string> {
  yield* ENTRANCES
  yield* Object.keys(categoryNames).map(partsPath)
  const ids = [...shelf.ids]
  for (let index = 0; index < PRODUCTS; index += 1) {
    // Spread over all that there are.
    const id = ids[Math.floor((index * ids.length) / PRODUCTS)]
    const row = id === undefined ? undefined : shelf.rowOf(id)
    if (id !== undefined && row !== undefined) yield* listPathsOf(shelf, id, row)
  }
}

/** As somebody looks for a product and at it. */
function listPathsOf(shelf: Shelf, id: string, row: number): string[] {
  const { rows } = shelf
  const { category, family } = shelf.kindOf(row)
  const words = (rows.name[row] ?? '').split(' ')
  const q = encodeURIComponent(words.slice(0, 1 + (row % 3)).join(' '))
  const product = { _id: id, sku: rows.sku[row] ?? null, category, family: family?.id ?? null }
  return [
    `/suggest?q=${q}`,
    `/search?q=${q}`,
    `/facets?q=${q}`,
    `/service?limit=24&q=${q}`,
    `/parts?q=${q}`,
    partsPath(family?.id ?? category),
    partPath(product),
  ]
}
