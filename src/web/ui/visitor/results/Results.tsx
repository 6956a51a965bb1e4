import { ScriptOnce, useLocation, useRouterState, useSearch } from '@tanstack/react-router'
import {
  type ComponentProps,
  createElement,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Category } from '#contract/catalog/catalog.ts'
import { ChosenFilters } from '../filters/ChosenFilters.tsx'
import { FilterPanel } from '../filters/FilterPanel.tsx'
import { FiltersForm } from '../filters/FiltersForm.tsx'
import { listChosen } from '../filters/narrow.ts'
import { type ResultsSearch, readResultsSearch } from '../filters/results-search.ts'
import type { LoadedResults } from '../filters/shown-results.ts'
import { Understood } from '../filters/Understood.tsx'
import { otherThan, VIEW_KEY, type View } from '../filters/view.ts'
import { HitCards } from './HitCards.tsx'
import { HitTable } from './HitTable.tsx'
import { carryOver, familyOf } from './hit-target.ts'
import { MoreHits } from './MoreHits.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { OnlyHit } from './OnlyHit.tsx'
import { OwnParts } from './OwnParts.tsx'
import { useOnlyHit } from './only-hit.ts'
import { ResultsBar } from './ResultsBar.tsx'

/** Where results are shown. */
export interface ResultsPlace {
  /** The address of the page, without its query. */
  readonly path: string
  /** How results are shown unless the address says otherwise. */
  readonly usualView: View
  /** Whether cards have the button that leads to the order. */
  readonly withPurchase?: boolean
  /** All results are of this category. */
  readonly category?: Category
}

const FilterDialog = lazy(async () => ({
  default: (await import('../filters/FilterDialog.tsx')).FilterDialog,
}))

/** The id of the results, to which the keyboard may skip. */
const RESULTS = 'results'

/** What a search has found, and what it can be narrowed by. */
export function Results({ loaded, place }: { loaded: LoadedResults; place: ResultsPlace }) {
  const { path, usualView, withPurchase = false } = place
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isLoading = useRouterState({ select: state => state.isLoading })
  const search = useSearchOf(place)
  const { answer, hits, facets, own } = loaded
  const { list, expectMore } = useFocusFirstNew(hits.length)
  const carried = carryOver(search, answer.understood)
  const [only] = answer.total === 1 ? hits : []
  const part = only && !familyOf(only) ? only : undefined
  // One card would leave most of the row empty, and below it the product is shown anyway.
  const view = part && !withPurchase ? 'table' : (search.view ?? usualView)
  // One product cannot be narrowed any further, and has the page.
  const isFilterable = facets.length > 0 && !(part && listChosen(search).length === 0)
  const panel = <FilterPanel facets={facets} search={search} />
  return (
    <>
      <ScriptOnce>{viewScript(usualView)}</ScriptOnce>
      <FiltersForm search={search} facets={facets} path={path} />
      <OwnParts parts={own} />
      <Understood answer={answer} search={search} />
      <div className={`grid gap-x-8 gap-y-6 ${isFilterable ? 'lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}>
        {isFilterable && (
          <search
            id="filter-panel"
            aria-label="Filters"
            className="max-lg:hidden max-lg:noscript:order-last max-lg:noscript:block"
          >
            <a
              href={`#${RESULTS}`}
              className="btn sr-only btn-secondary btn-sm focus:not-sr-only focus:mb-3 max-lg:hidden"
            >
              Skip the filters
            </a>
            {isOpen ? null : panel}
          </search>
        )}
        <div id={RESULTS} tabIndex={-1} className="min-w-0 outline-none">
          <ChosenFilters search={search} facets={facets} />
          <ResultsBar
            answer={answer}
            search={search}
            view={view}
            filters={
              isFilterable && <FiltersButton count={listChosen(search).length} onOpen={() => setOpen(true)} />
            }
          />
          <div
            ref={list}
            aria-busy={isLoading}
            className="transition-opacity duration-300 aria-busy:opacity-60"
          >
            {hits.length === 0 && (
              <NothingFound answer={answer} search={search} facets={facets} isOther={own.length > 0} />
            )}
            {hits.length > 0 && view === 'table' && <HitTable hits={hits} carried={carried} />}
            {hits.length > 0 && view === 'cards' && (
              <HitCards hits={hits} carried={carried} withPurchase={withPurchase} />
            )}
          </div>
          {part && (
            <Suspense>
              <OnlyProduct hit={part} carried={carried} />
            </Suspense>
          )}
          <MoreHits search={search} place={loaded.place} onMore={expectMore} />
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <FilterDialog sizes={answer.sizes} isBusy={isLoading} onClose={close}>
            {panel}
          </FilterDialog>
        </Suspense>
      )}
    </>
  )
}

/** What the address says, at once: its results come later, and until then each choice adds to those made before. */
function useSearchOf({ path, category }: ResultsPlace): ResultsSearch {
  const shown: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  // No other page's: this one stays while the next is loading.
  const wanted = useLocation({ select: ({ pathname, search }) => (pathname === path ? search : undefined) })
  const address = wanted ?? shown
  return useMemo(
    () => ({ ...readResultsSearch(address), ...(category && { category: undefined }) }),
    [address, category],
  )
}

/** Opens the filters on small screens; without JavaScript it leads to them. */
function FiltersButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const label = count > 0 ? `Filters (${count})` : 'Filters'
  return (
    <>
      <button type="button" onClick={onOpen} className="btn btn-outline btn-sm lg:hidden noscript:hidden">
        {label}
      </button>
      <a href="#filter-panel" className="hidden text-link noscript:max-lg:inline">
        {label}
      </a>
    </>
  )
}

/** After 'Show more', moves the focus to the first of the new hits. */
function useFocusFirstNew(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const index = before.current
    if (index === undefined || count <= index) return
    before.current = undefined
    const item = list.current?.querySelectorAll('tbody > tr, ul > li')[index]
    item?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  const expectMore = () => {
    before.current = count
  }
  return { list, expectMore }
}

function OnlyProduct(props: ComponentProps<typeof OnlyHit>) {
  const shown = useOnlyHit()
  return shown && createElement(shown, props)
}

/**
 * Runs before the results are read: if some were last seen in the other view in this browser and the address says nothing, it opens
 * the address that says so. Nothing moves afterwards.
 */
function viewScript(usual: View): string {
  const other = otherThan(usual)
  return `try{var u=new URL(location.href);if(localStorage.getItem('${VIEW_KEY}')==='${other}'&&!u.searchParams.has('view')){u.searchParams.set('view','${other}');location.replace(u)}}catch{}`
}
