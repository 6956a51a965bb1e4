import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { partsPath } from '#contract/catalog/addresses.ts'
import type { Family } from '#contract/catalog/families.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import type { LoadedTable } from './load-family.ts'
import { SizeHead } from './SizeHead.tsx'
import { SizeRow } from './SizeRow.tsx'
import type { Size } from './size-table.ts'
import { type TableSearch, writeTableSearch } from './table-search.ts'
import { useRowsInView } from './use-rows-in-view.ts'

interface SizeGridProps {
  family: Pick<Family, '_id' | 'name' | 'category'>
  table: LoadedTable
  sizes: readonly Size[]
  search: TableSearch
  /** The row to scroll to, and how often it was asked for; undefined on a page from the server. */
  target: { readonly index: number; readonly turn: number } | undefined
}

/** How much of what comes before stays in view, in pixels. */
const USUAL_GAP = 52

/** The rows of the table. Of many, only those in view are rendered. */
export function SizeGrid({ family, table, sizes, search, target }: SizeGridProps) {
  const { columns, grades, isWhole, found } = table
  const region = useRef<HTMLElement>(null)
  const { first, end, height } = useRowsInView(region, { count: sizes.length, isOn: isWhole })
  const isCut = useIsCut(region)
  const toFocus = useRef<string>(undefined)
  const hasGrades = grades.length > 1
  const before = isWhole ? 0 : search.from

  const { index = -1, turn = 0 } = target ?? {}
  const targetId = sizes[index]?.id
  useEffect(() => {
    if (turn === 0 || targetId === undefined) return
    toFocus.current = targetId
    scrollToRow(region.current, index * height)
    focusRow(region.current, targetId)
  }, [turn, targetId, index, height])

  useEffect(() => {
    if (isWhole && search.from > 0) scrollToRow(region.current, search.from * height)
  }, [isWhole, search.from, height])

  const arrangement = writeTableSearch({ ...search, from: 0 })
  const shownAs = useRef(arrangement)
  useEffect(() => {
    if (shownAs.current === arrangement) return
    shownAs.current = arrangement
    region.current?.scrollTo({ top: 0 })
  }, [arrangement])

  const onShown = useCallback((id: string) => {
    if (toFocus.current !== id) return
    toFocus.current = undefined
    focusRow(region.current, id)
  }, [])

  return (
    <section
      ref={region}
      aria-label="Table of sizes"
      data-cut={isCut || undefined}
      data-scroll-restoration-id="sizes"
      // A scrollable region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="group/grid sheet relative max-h-[80vh] scroll-pl-24 overflow-auto overscroll-x-contain focus-visible:-outline-offset-2 max-lg:data-cut:shadow-[inset_-1.25rem_0_1rem_-1rem_var(--ph-shade)] lg:scroll-pr-96"
    >
      <table
        aria-rowcount={(isWhole ? sizes.length : found) + 1}
        className="w-full border-separate border-spacing-0 text-left text-[0.9375rem] whitespace-nowrap"
      >
        <caption className="sr-only">
          Sizes of {family.name}, with prices <PriceBasis />, without delivery
        </caption>
        <SizeHead path={partsPath(family._id)} columns={columns} hasGrades={hasGrades} search={search} />
        <tbody>
          <Space height={first * height} />
          {sizes.slice(first, end).map((size, offset) => (
            <SizeRow
              key={size.id}
              family={family}
              size={size}
              columns={columns}
              hasGrade={hasGrades}
              number={before + first + offset + 2}
              onShown={onShown}
            />
          ))}
          <Space height={(sizes.length - end) * height} />
        </tbody>
      </table>
    </section>
  )
}

/** Stands for the rows that are out of view. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden="true" style={{ height }} />
}

/** Scrolls to a row by its distance from the first one, in pixels, and leaves the row before it in view. */
function scrollToRow(region: HTMLElement | null, top: number): void {
  region?.scrollTo({ top: Math.max(0, top - USUAL_GAP) })
}

function focusRow(region: HTMLElement | null, id: string): void {
  region?.querySelector<HTMLElement>(`#size-${CSS.escape(id)} a`)?.focus({ preventScroll: true })
}

/** Whether a scrolled region has more to the right than it shows. False on the server. */
function useIsCut(region: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const scrolled = region.current
    if (!scrolled) return undefined
    const look = () => setCut(scrolled.scrollLeft + scrolled.clientWidth < scrolled.scrollWidth - 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scrolled)
    if (scrolled.firstElementChild) observer.observe(scrolled.firstElementChild)
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [region])
  return isCut
}
