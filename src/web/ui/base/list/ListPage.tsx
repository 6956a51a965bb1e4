import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../figures/format.ts'
import { PageHeading } from '../page/PageHeading.tsx'

interface ListPageProps {
  title: string
  lead?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  /** What chooses among the rows: `ListFilters`, `StateLinks`. */
  filters?: ReactNode
  /** How many rows there are on all pages, and what one and several are called. Undefined: not said. */
  count?: readonly [total: number, one: string, several: string]
  /** Beside the count, for which there is room whether it is shown or not. */
  beside?: ReactNode
  /** A `CursorPager` or a `NumberPager`. */
  pager?: ReactNode
  /** The rows, or what is said without any. They stay, paler, until the next ones have come. */
  children: ReactNode
}

/** A page with a list: its filters, how many rows there are, those of this page, and the way to the others. */
export function ListPage(props: ListPageProps) {
  const { title, lead, actions, filters, count, beside, pager, children } = props
  const isLoading = useRouterState({ select: state => state.isLoading })
  return (
    <>
      <PageHeading title={title} lead={lead} actions={actions} />
      {filters}
      {count && (
        <div
          className={`mb-4 flex flex-wrap items-center justify-between gap-3 ${beside === undefined ? '' : 'min-h-9'}`}
        >
          <output className="text-muted">{describeCount(...count)}</output>
          {beside}
        </div>
      )}
      <div aria-busy={isLoading} className="transition-opacity duration-300 aria-busy:opacity-60">
        {children}
      </div>
      {pager}
    </>
  )
}

/** '1 order', '1,200 orders'. */
export function describeCount(total: number, one: string, several: string): string {
  return `${formatCount(total)} ${total === 1 ? one : several}`
}
