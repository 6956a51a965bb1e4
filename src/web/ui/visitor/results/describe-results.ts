import { kindPath, partsPath } from '#contract/catalog/addresses.ts'
import { PRODUCTS_HEADING } from '../../../content/specification.ts'
import type { Site } from '../../../site.ts'
import { formatCount } from '../../base/figures/format.ts'
import { cut } from '../../base/page/cut.ts'
import { describeMissingPage, describePage } from '../../base/page/page-head.ts'
import { crumbsOfKind } from '../../product/facts/crumbs.ts'
import { describeCrumbs, toDataBlock } from '../../product/facts/linked-data.ts'
import { readResultsSearch } from '../filters/results-search.ts'
import type { LoadedResults } from '../filters/shown-results.ts'
import type { LoadedKind } from './load-kind.ts'

interface ResultsDescription {
  readonly title: string
  readonly description: string
  readonly path: string
}

/**
 * What search engines read about a page of results: the pages of a whole list lead on to each other, while what somebody has searched for is
 * not indexed. For the `head` of a route.
 */
function describeResults(
  site: Site,
  page: ResultsDescription,
  loaded: Pick<LoadedResults, 'isNarrowed' | 'place'> | undefined,
) {
  const { meta } = describePage(site, { ...page, isPrivate: loaded?.isNarrowed ?? false })
  const address = (from: number) => site.origin + page.path + (from > 0 ? `?from=${from}` : '')
  const link = (rel: string, from: number | undefined) =>
    from === undefined ? [] : [{ rel, href: address(from) }]
  const { here, before, after } = loaded && !loaded.isNarrowed ? loaded.place : { here: 0 }
  return {
    meta,
    links: [...link('canonical', here), ...link('prev', before), ...link('next', after)],
  }
}

/** As it is read from the address bar. Read here, as every page carries the code of the routes. */
type Address = Readonly<Record<string, unknown>>

/** What tabs and screen readers call a page: what is searched for tells it from the others. */
function titleOf(name: string, address: Address): string {
  const { q } = readResultsSearch(address)
  return q === undefined ? name : `“${q}” in ${name}`
}

/**
 * What search engines read about the page of all categories, or of what was found in them, at this address. For the `head` of a
 * route.
 */
export function describeParts(site: Site, address: Address, loaded: LoadedResults | undefined) {
  const description =
    'Screws, nuts, bearings, springs, tools and fittings from our own works, each size with its price, stock, drawing and 3D model.'
  const title = titleOf('Parts', address)
  return describeResults(site, { title, description, path: '/parts' }, loaded)
}

/** The same for /all-products, which only people who are signed in see. */
export function describeAllProducts(site: Site) {
  return describePage(site, {
    title: PRODUCTS_HEADING,
    description: 'All tools and parts from our works, with prices, stock and minimum orders.',
    path: '/all-products',
    isPrivate: true,
  })
}

/** What search engines read about a category or a kind at this address. For the `head` of a route. */
export function describeKind(site: Site, address: Address, loaded: LoadedKind | undefined) {
  if (!loaded) return describeMissingPage()
  const { here, kinds, results } = loaded
  const { category, name, words, sizes, range } = here
  const description = cut(`${name}: ${formatCount(sizes)} sizes${range ? `, ${range}` : ''}. ${words}`)
  const path = kinds.length > 0 ? kindPath(here) : partsPath(category)
  const { meta, links } = describeResults(site, { title: titleOf(name, address), description, path }, results)
  const crumbs = describeCrumbs(site.origin, crumbsOfKind(category, kinds))
  return { meta: [...meta, toDataBlock(crumbs)], links }
}
