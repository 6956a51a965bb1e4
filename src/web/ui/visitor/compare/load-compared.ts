import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, CallError, calls } from '../../../client.ts'

/** A part of a comparison, as its address names it. Without a product, there is none by this SKU or id. */
export interface Compared {
  readonly part: string
  readonly product: Product | undefined
}

/** Reads the parts of a comparison, in their order. */
export function loadCompared(parts: readonly string[]): Promise<Compared[]> {
  return Promise.all(parts.map(async part => ({ part, product: await readProduct(part) })))
}

async function readProduct(part: string): Promise<Product | undefined> {
  try {
    return await answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(part) } }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
