import { type Category, categories } from '#contract/catalog/catalog.ts'
import { expandOffer, type OfferedPart } from './catalogue/expand.ts'
import { type CataloguePart, catalogue } from './catalogue/index.ts'
import type { Offer } from './catalogue/offer.ts'
import { offers } from './catalogue/offers/index.ts'

/** What the catalogue lists as one: a family with its sizes, or a part without a family. */
export type Entry =
  | { readonly offer: Offer; readonly parts: readonly OfferedPart[] }
  | { readonly offer: null; readonly parts: readonly [CataloguePart] }

/**
 * The catalogue, oldest first. The newest are of as many categories as there are, so that the home page shows several, and each
 * family is as new as its newest hand-made part. `small` has the hand-made parts alone.
 */
export async function makeEntries(extent: 'full' | 'small'): Promise<readonly Entry[]> {
  const handMade = new Map(catalogue.map(part => [part.sku, part]))
  const ofFamily = new Map<string, Entry>()
  const entries = new Set<Entry>()
  for (const offer of offers) {
    const offered = await expandOffer(offer, extent)
    const parts = offered.map(part => withHandMade(part, handMade.get(part.sku)))
    if (parts.length === 0) continue
    const entry = { offer, parts }
    for (const { sku } of parts) if (handMade.has(sku)) ofFamily.set(sku, entry)
    entries.add(entry)
  }
  const first = new Set(catalogue.map(part => ofFamily.get(part.sku) ?? alone(part)))
  const newestFirst = [...first.union(entries)]
  return inTurn(
    categories.map(category => newestFirst.filter(entry => categoryOf(entry) === category)),
  ).reverse()
}

/** A hand-made part keeps its own text, price and pack, its grade if it has one, and has no tiers. */
function withHandMade(part: OfferedPart, handMade: CataloguePart | undefined): OfferedPart {
  if (!handMade) return part
  return { ...part, ...handMade, grade: handMade.grade ?? part.grade, packStep: 1, priceTiers: [] }
}

function alone(part: CataloguePart): Entry {
  return { offer: null, parts: [part] }
}

function categoryOf({ parts: [part] }: Entry): Category | undefined {
  return part?.category
}

/** The first of every list, then the second of every list, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap(list => list.slice(round, round + 1)),
  ).flat()
}
