import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MAX_COUNTED } from '#contract/counting.ts'
import { formatCount } from '../figures/format.ts'
import { PageHeading } from '../page/PageHeading.tsx'
import { useListKeys } from './use-list-keys.ts'

type Count = readonly [total: number, one: string, several: string]

interface ListPageProps {
  title: string
  lead?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  /** What chooses among the rows: `ListFilters`, `StateLinks`. */
  filters?: ReactNode
  /** How many rows there are on all pages, and what one and several are called. Undefined: not said. */
  count?: Count
  /** Beside the count, for which there is room whether it is shown or not. */
  beside?: ReactNode
  /** A `CursorPager` or a `NumberPager`. */
  pager?: ReactNode
  /** The rows, or what is said without any. They stay, paler, until the next ones have come. */
  children: ReactNode
}

/**
 * A page with a list: its filters, how many rows there are, those of this page, and the way to the others. By the keyboard too (`useListKeys`); on paper it is a
 * table (`data-list` in the styles).
 */
export function ListPage(props: ListPageProps) {
  const { title, lead, actions, filters, count, beside, pager, children } = props
  const rows = useListKeys<HTMLDivElement>()
  const isLoading = useRouterState({ select: state => state.isLoading })
  return (
    <div data-list>
      <PageHeading
        title={title}
        lead={lead}
        actions={actions && <div className="print:hidden">{actions}</div>}
      />
      {filters && <div className="print:hidden">{filters}</div>}
      {count && (
        <div
          className={`mb-4 flex flex-wrap items-center justify-between gap-3 ${beside === undefined ? '' : 'min-h-9'}`}
        >
          <output className="text-muted">{describeCount(...count)}</output>
          {beside && <div className="print:hidden">{beside}</div>}
        </div>
      )}
      <div
        ref={rows}
        tabIndex={-1}
        aria-busy={isLoading}
        className="outline-none transition-opacity duration-300 aria-busy:opacity-60"
      >
        {children}
      </div>
      {pager}
    </div>
  )
}

/** '1 order', '1,200 orders'. */
export function describeCount(total: number, one: string, several: string): string {
  return `${formatCount(total)} ${total === 1 ? one : several}`
}

/** The count of a list of which the shop counts `MAX_COUNTED` at most: '200 orders or more'. */
export function wordCount(total: number, one: string, several: string): Count {
  return [total, one, total < MAX_COUNTED ? several : `${several} or more`]
}
