import type { Product } from '#contract/catalog/catalog.ts'
import { type Fact, type FactName, plainFacts, wordFact } from '#contract/catalog/plain-facts.ts'
import { formatWeight } from './format-weight.ts'

/** A plain fact as pages show it; null if it is not known. */
export function showFact(name: FactName, value: string | number | null): string | null {
  if (value === null) return null
  return typeof value === 'number' ? formatWeight(value) : wordFact(plainFacts[name], value)
}

/** What is known of these facts of a product, each under what its page calls it. */
export function listFacts<Name extends FactName & keyof Product>(
  names: readonly Name[],
  product: Pick<Product, Name>,
) {
  return names.flatMap(name => {
    const words = showFact(name, product[name])
    const { term, label }: Fact = plainFacts[name]
    return words === null ? [] : [{ term: term ?? label, words }]
  })
}
