import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { ResultsSearch } from './results-search.ts'

/** A link to another search on the same page. Nothing is fetched before it is followed, and the page stays where it is scrolled. */
export function SearchLink({
  search,
  children,
  ...link
}: Pick<ComponentProps<'a'>, 'className' | 'rel' | 'onClick' | 'aria-label' | 'aria-current'> & {
  search: ResultsSearch
  replace?: boolean
  resetScroll?: boolean
  children: ReactNode
}) {
  return (
    <Link
      to="."
      search={search}
      activeOptions={{ exact: true, explicitUndefined: true }}
      preload={false}
      resetScroll={false}
      {...link}
    >
      {children}
    </Link>
  )
}
