import { useLocation } from '@tanstack/react-router'
import { isCategory } from '#contract/catalog/category-names.ts'
import { readText } from '../../../search-params.ts'

/** The longest query, in characters. */
export const MAX_QUERY = 200

/** The page that answers a search made here. */
export type SearchPath = '/parts' | '/all-products'

export interface SearchPage {
  readonly path: SearchPath
  /** The query of the results that are shown; undefined on pages without results. */
  readonly query: string | undefined
}

/** Where the present page searches, and for what it has. */
export function useSearchPage(): SearchPage {
  return useLocation({
    select: ({ pathname, search }) => readSearchPage(pathname, search),
    structuralSharing: true,
  })
}

/** The same for an address. */
export function readSearchPage(pathname: string, search: { readonly q?: unknown }): SearchPage {
  const page = pathname.replace(/\/$/, '')
  const path = page === '/all-products' ? page : '/parts'
  const hasResults = page === path || (page.startsWith('/parts/') && isCategory(page.slice(7)))
  return { path, query: hasResults ? (readText(search.q, MAX_QUERY) ?? '') : undefined }
}

/** The address of a search; without a text of the whole list. */
export function searchAddress(path: SearchPath, text: string): string {
  return text === '' ? path : `${path}?q=${encodeURIComponent(text)}`
}
