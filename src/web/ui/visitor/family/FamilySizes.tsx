import { useMemo, useRef, useState } from 'react'
import { partsPath } from '#contract/catalog/addresses.ts'
import type { Family } from '#contract/catalog/families.ts'
import { formatCount } from '../../base/figures/format.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { arrangeSizes, findTyped } from './arrange-sizes.ts'
import { JumpField } from './JumpField.tsx'
import type { LoadedTable } from './load-family.ts'
import { RowPages } from './RowPages.tsx'
import { SizeFilters } from './SizeFilters.tsx'
import { SizeGrid } from './SizeGrid.tsx'
import { unpackSize } from './size-table.ts'
import { TableExport } from './TableExport.tsx'
import { isNarrowed, readTableSearch } from './table-search.ts'
import { useWholeTable } from './use-whole-table.ts'

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
