import { formatCount } from '../../base/figures/format.ts'
import { ROWS_PER_PAGE, type TableSearch, writeTableSearch } from './table-search.ts'
import { useFollow } from './use-follow.ts'

/** Links to the further rows of a page from the server: 'Rows 101–200'. */
export function RowPages({ path, search, found }: { path: string; search: TableSearch; found: number }) {
  const follow = useFollow()
  const starts = Array.from({ length: Math.ceil(found / ROWS_PER_PAGE) }, (_, page) => page * ROWS_PER_PAGE)
  if (starts.length < 2) return null
  return (
    <nav aria-label="Rows of the table" className="mt-4 flex flex-wrap gap-2">
      {starts.map(from => (
        <a
          key={from}
          href={path + writeTableSearch({ ...search, from })}
          aria-current={from === search.from ? 'page' : undefined}
          onClick={event => follow(event, false)}
          className="btn btn-outline btn-sm aria-[current=page]:btn-secondary"
        >
          {`Rows ${formatCount(from + 1)}–${formatCount(Math.min(found, from + ROWS_PER_PAGE))}`}
        </a>
      ))}
    </nav>
  )
}
