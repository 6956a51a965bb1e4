import type { Facet, FacetValue, SearchFilter } from '#contract/search/search.ts'
import { hasForms, partKinds, wayTo } from '../../part-kinds/part-kinds.ts'
import type { Shelf } from '../kept/shelf.ts'
import type { Tally } from './tally.ts'

/** The facet of the tree of kinds: the places one step below what is chosen, or beside it where nothing lies below. None without any. */
export function placeFacet(
  { kinds }: Shelf,
  tallies: readonly Tally[],
  { category, kind: chosen }: Pick<SearchFilter, 'category' | 'kind'>,
): Facet[] {
  const above = aboveChoices(category, chosen)
  // Without a category, kinds of all of them.
  const depth = Math.max(1, wayTo(above ?? null).length)
  const counts = new Map<string, number>()
  for (const { ofKind } of tallies)
    for (let number = 0; number < ofKind.length; number += 1) {
      const count = ofKind[number]
      if (!count) continue
      const { way } = kinds.at(number)
      const place = above === undefined || way[depth - 1]?.id === above ? way[depth] : undefined
      if (place) counts.set(place.id, (counts.get(place.id) ?? 0) + count)
    }
  if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0)
  const values = partKinds.flatMap(({ id, name }): FacetValue[] => {
    const count = counts.get(id)
    return count === undefined ? [] : [{ value: id, label: name, count, isChosen: id === chosen }]
  })
  return values.length > 0
    ? [{ key: 'kind', name: 'Type', symbol: null, unit: null, values, ranges: [], min: null, max: null }]
    : []
}

/** The place below which there is something to choose. */
function aboveChoices(category: string | undefined, chosen: string | undefined): string | undefined {
  if (chosen === undefined) return category
  return hasForms(chosen) ? chosen : (wayTo(chosen).at(-2)?.id ?? category)
}
