import type { Facet } from '#contract/search/search.ts'
import { clearFilters } from './narrow.ts'
import type { ResultsSearch } from './results-search.ts'
import { SearchLink } from './SearchLink.tsx'
import { Cross } from './Understood.tsx'
import { useChosen } from './use-chosen.ts'

/** The filters that are chosen; each can be removed, and all of them. */
export function ChosenFilters({ search, facets }: { search: ResultsSearch; facets: readonly Facet[] }) {
  const chosen = useChosen(search, facets)
  if (chosen.length === 0) return null
  return (
    <section aria-label="Chosen filters" className="mb-4 flex flex-wrap items-center gap-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map(({ label, without }) => (
          <li key={label}>
            <SearchLink search={without} aria-label={`Remove ${label}`} className="chip">
              {label} <Cross />
            </SearchLink>
          </li>
        ))}
      </ul>
      <SearchLink search={clearFilters(search)} className="btn btn-ghost btn-sm">
        Clear all
      </SearchLink>
    </section>
  )
}
