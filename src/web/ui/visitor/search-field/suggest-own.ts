import type { Suggestion } from '#contract/search/search.ts'
import { findOwnParts } from '../../customer/part-numbers/find-own-parts.ts'

/** The products that the signed-in person calls so. */
export async function suggestOwn(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await findOwnParts(q, signal)
  return found.map(({ _id, number, name, sku, category, family }) => ({
    kind: 'size',
    text: name,
    detail: `Your number ${number}`,
    query: null,
    category,
    family,
    _id,
    sku,
    image: null,
    count: 1,
  }))
}
