import { Link } from '@tanstack/react-router'
import type { Facet, SearchAnswer } from '#contract/search/search.ts'
import { CategoryLinks } from '../../product/facts/CategoryLinks.tsx'
import { clearFilters, hasFilters } from '../filters/narrow.ts'
import type { ResultsSearch } from '../filters/results-search.ts'
import { SearchLink } from '../filters/SearchLink.tsx'
import { isUnknownNumber } from '../filters/Understood.tsx'
import { useChosen } from '../filters/use-chosen.ts'

/** When nothing fits: what to try instead, and whom to ask. */
export function NothingFound({
  answer: { instead, understood },
  search,
  facets,
  isOther,
}: {
  answer: Pick<SearchAnswer, 'instead' | 'understood'>
  search: ResultsSearch
  facets: readonly Facet[]
  /** Whether one of the person's own part numbers is shown above. */
  isOther: boolean
}) {
  const { q } = search
  const wanted = [...(q ? [`“${q}”`] : []), ...useChosen(search, facets).map(({ label }) => label)].join(', ')
  const isNumber = understood.length > 0 && understood.every(isUnknownNumber)
  return (
    <div className="sheet grid justify-items-start gap-5 p-6 sm:p-8">
      <h2 className="text-2xl">
        {isOther ? 'No other part' : 'No part'} {isNumber ? 'has the number' : 'fits'}
        {wanted && ` ${wanted}`}
      </h2>
      {instead.length > 0 && (
        <div>
          <p className="text-muted">These searches find something:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {instead.map(other => (
              <li key={other}>
                <SearchLink search={{ ...clearFilters(search), q: other }} className="chip">
                  {other}
                </SearchLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasFilters(search) && (
        <SearchLink search={clearFilters(search)} className="btn btn-secondary">
          Search without filters
        </SearchLink>
      )}
      <p className="text-muted">
        Try fewer words, or what you know of the part: a size as M8 x 40, a standard as DIN 933, a material as
        A2, a number as 6205.
      </p>
      <p>
        We make parts to order as well:{' '}
        <Link
          to="/"
          search={{ message: `I am looking for ${wanted || 'a part'}. Can you make or get it?` }}
          hash="contact"
          className="text-link"
        >
          ask the works
        </Link>
        .
      </p>
      <div className="w-full">
        <h3 className="mb-3 text-xl">All categories</h3>
        <CategoryLinks />
      </div>
    </div>
  )
}
