import type { ReactNode } from 'react'
import type { TableColumn } from '#contract/search/search.ts'
import { GRADE, PRICE, STOCK, type TableSearch, writeTableSearch } from './table-search.ts'
import { useFollow } from './use-follow.ts'

interface SizeHeadProps {
  path: string
  columns: readonly TableColumn[]
  hasGrades: boolean
  search: TableSearch
}

/** The heads of the columns; each sorts the table, first from small to large, then the other way round. */
export function SizeHead({ path, columns, hasGrades, search }: SizeHeadProps) {
  const sorting = { path, search }
  return (
    <thead>
      <tr aria-rowindex={1}>
        <Head {...sorting} by="" isSticky>
          Size
        </Head>
        {hasGrades && (
          <Head {...sorting} by={GRADE}>
            Material
          </Head>
        )}
        {columns.map(({ key, symbol, name, unit }) => (
          <Head key={key} {...sorting} by={key} isNumber>
            <abbr title={name}>
              <span aria-hidden="true">{symbol}</span>
              <span className="sr-only">{name}</span>
            </abbr>
            {unit && <span className="font-normal text-muted"> {unit}</span>}
          </Head>
        ))}
        <Head {...sorting} by={PRICE} isNumber>
          Price each
        </Head>
        <th scope="col" className={`${HEAD} z-10 text-right`}>
          Per 100
        </th>
        <Head {...sorting} by={STOCK} isNumber>
          Stock
        </Head>
        <th scope="col" className={`${HEAD} z-20 ${LAST}`}>
          Quantity
        </th>
      </tr>
    </thead>
  )
}

const HEAD = 'sticky top-0 border-b border-field-line bg-base-200 px-2 py-2.5 font-semibold first:px-3'
/** Of the last column, which stays in view where there is room: what one buys with. A shadow says that columns are hidden under it. */
export const LAST =
  'lg:sticky lg:right-0 lg:border-l lg:group-data-cut/grid:shadow-[-0.75rem_0_0.75rem_-0.5rem_var(--ph-shade)]'

interface HeadProps {
  path: string
  search: TableSearch
  /** The key of the column; '' for the family's own order. */
  by: string
  isNumber?: boolean
  isSticky?: boolean
  children: ReactNode
}

function Head({ path, search, by, isNumber = false, isSticky = false, children }: HeadProps) {
  const follow = useFollow()
  const isAscending = search.sort === by
  const isDescending = by !== '' && search.sort === `-${by}`
  const next = isAscending && by !== '' ? `-${by}` : by
  return (
    <th
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
      className={`${HEAD} ${isNumber ? 'text-right' : ''} ${isSticky ? 'left-0 z-20 border-r' : 'z-10'}`}
    >
      <a
        href={path + writeTableSearch({ ...search, sort: next, from: 0 })}
        onClick={event => follow(event, false)}
        className="inline-flex min-h-6 min-w-6 items-center justify-center gap-1 hover:underline"
      >
        <span>{children}</span>
        {(isAscending || isDescending) && <span aria-hidden="true">{isAscending ? '▲' : '▼'}</span>}
      </a>
    </th>
  )
}
