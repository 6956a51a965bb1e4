import type { Facet } from '#contract/search/search.ts'
import { useGrossBasis } from '../../base/figures/Price.tsx'
import { describeChosen } from './describe-chosen.ts'
import { type Chosen, listChosen } from './narrow.ts'
import type { ResultsSearch } from './results-search.ts'

/** The filters that are chosen, in words; the limits of a price are gross, however prices are shown. */
export function useChosen(
  search: ResultsSearch,
  facets: readonly Facet[],
): (Chosen & { readonly label: string })[] {
  const basis = useGrossBasis()
  return listChosen(search).map(each => {
    const label = describeChosen(each, facets, search.unit ?? 'mm')
    return { ...each, label: each.key === 'price' ? `${label}, ${basis}` : label }
  })
}
