import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { PlaceInList } from '../filters/place-in-list.ts'
import { MAX_SHOWN, PAGE_SIZES, type ResultsSearch } from '../filters/results-search.ts'
import { SearchLink } from '../filters/SearchLink.tsx'

/**
 * Links to further hits. 'Show more' adds them to the page, up to a limit; without JavaScript, and above the limit, they are on a page of
 * their own.
 */
export function MoreHits({
  search,
  place: { before, after },
  onMore,
}: {
  search: ResultsSearch
  place: PlaceInList
  /** Called before hits are added. */
  onMore: () => void
}) {
  const navigate = useNavigate()
  const page = (from: number): ResultsSearch => ({ ...search, from: from || undefined, shown: undefined })
  const size = search.size ?? PAGE_SIZES[0]
  const shown = (search.shown ?? size) + size
  const canAdd = shown <= MAX_SHOWN

  function add(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onMore()
    void navigate({ to: '.', search: { ...search, shown }, replace: true, resetScroll: false })
  }

  return (
    <nav aria-label="More results" className="mt-8 flex flex-wrap justify-center gap-3 empty:hidden">
      {before !== undefined && (
        <SearchLink search={page(before)} rel="prev" resetScroll className="btn btn-outline">
          Results before these
        </SearchLink>
      )}
      {after !== undefined && (
        <SearchLink
          search={page(after)}
          rel="next"
          resetScroll
          onClick={canAdd ? add : undefined}
          className="btn btn-secondary"
        >
          {canAdd ? 'Show more' : 'Next results'}
        </SearchLink>
      )}
    </nav>
  )
}
