import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { partsPath } from '#contract/catalog/addresses.ts'
import type { Family } from '#contract/catalog/families.ts'
import { formatCount } from '../../base/figures/format.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { arrangeSizes, findTyped } from './arrange-sizes.ts'
import { JumpField } from './JumpField.tsx'
import type { LoadedTable } from './load-family.ts'
import { SizeFilters } from './SizeFilters.tsx'
import { SizeGrid } from './SizeGrid.tsx'
import { unpackSize } from './size-table.ts'
import { TableExport } from './TableExport.tsx'
import {
  isNarrowed,
  ROWS_PER_PAGE,
  readTableSearch,
  type TableSearch,
  writeTableSearch,
} from './table-search.ts'
import { useFollow } from './use-follow.ts'

interface FamilySizesProps {
  family: Pick<Family, '_id' | 'name' | 'category'>
  table: LoadedTable
  address: Readonly<Record<string, unknown>>
  /** Loads the family again, in the browser with all of its sizes. */
  reload: () => Promise<void>
}

/** The sizes of a family in a table that can be filtered, sorted, searched and copied. */
export function FamilySizes({ family, table, address, reload }: FamilySizesProps) {
  const { columns, isWhole } = table
  const path = partsPath(family._id)
  const section = useRef<HTMLElement>(null)
  const search = useMemo(() => readTableSearch(address, columns), [address, columns])
  useWholeTable(section, { isWhole, search, reload })
  const sizes = useMemo(() => table.rows.map(unpackSize), [table.rows])
  const shown = useMemo(
    () => (isWhole ? arrangeSizes({ ...table, sizes }, search) : sizes),
    [isWhole, table, sizes, search],
  )
  const [jump, setJump] = useState({ typed: search.jump, turn: 0 })
  const jumpTo = isWhole ? findTyped(shown, jump.typed) : table.jumpTo
  const isMissed = jump.typed !== '' && jumpTo === -1 && (isWhole || jump.turn === 0)

  return (
    <section ref={section} aria-labelledby="sizes-heading">
      <h2 id="sizes-heading" className="mb-4 text-3xl">
        Sizes
      </h2>
      <SizeFilters path={path} table={table} search={search} />
      <div className="my-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <output>{describeCount(isWhole ? shown.length : table.found, table.total)}</output>
          <span className="ml-3 text-sm text-muted">
            Prices <PriceBasis />
          </span>
          {isNarrowed(search) && (
            <a href={path} className="ml-3 text-link">
              Clear filters
            </a>
          )}
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <JumpField
            path={path}
            search={search}
            jump={typed => setJump(({ turn }) => ({ typed, turn: turn + 1 }))}
          />
          <TableExport family={family} address={address} />
        </div>
      </div>
      <output className="block text-sm not-empty:mb-3">
        {isMissed && `There is no size “${jump.typed}” in this table.`}
      </output>
      {shown.length > 0 ? (
        <SizeGrid
          family={family}
          table={table}
          sizes={shown}
          search={search}
          target={isWhole ? { index: jumpTo, turn: jump.turn } : undefined}
        />
      ) : (
        <p className="sheet p-6">No size passes these filters.</p>
      )}
      {!isWhole && <RowPages path={path} search={search} found={table.found} />}
    </section>
  )
}

function describeCount(found: number, total: number): string {
  const all = `${formatCount(total)} ${total === 1 ? 'size' : 'sizes'}`
  return found === total ? all : `${formatCount(found)} of ${all}`
}

/** Links to the further rows of a page from the server: 'Rows 51–100'. */
function RowPages({ path, search, found }: { path: string; search: TableSearch; found: number }) {
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

interface WholeTable {
  readonly isWhole: boolean
  readonly search: TableSearch
  /** Loads the page's data again, in the browser with all sizes. */
  readonly reload: () => Promise<void>
}

/** What a person does before they need more rows than the server has sent. */
const SIGNS = ['pointerdown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const

/** Has all sizes loaded as soon as somebody uses the table, or its address asks for other rows than the server has sent. */
function useWholeTable(
  section: RefObject<HTMLElement | null>,
  { isWhole, search, reload }: WholeTable,
): void {
  const [isUsed, setUsed] = useState(false)
  const [sent] = useState(search)
  const isNeeded = !isWhole && (isUsed || sent !== search)

  useEffect(() => {
    const { current } = section
    if (!current) return undefined
    const controller = new AbortController()
    const options = { capture: true, passive: true, once: true, signal: controller.signal }
    for (const sign of SIGNS) current.addEventListener(sign, () => setUsed(true), options)
    if (wasUsed(current)) current.dispatchEvent(new Event('scroll'))
    return () => controller.abort()
  }, [section])

  useEffect(() => {
    // Should it fail, the rows that are there stay, and the links to the others.
    if (isNeeded) void reload().catch(() => undefined)
  }, [isNeeded, reload])
}

/** Whether somebody was at it before the scripts came, and its region has been scrolled or focused. */
const wasUsed = (section: HTMLElement) =>
  section.contains(document.activeElement) || (section.querySelector('section')?.scrollTop ?? 0) > 0
