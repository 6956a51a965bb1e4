import { type RefObject, useEffect, useState } from 'react'
import type { TableSearch } from './table-search.ts'

interface WholeTable {
  readonly isWhole: boolean
  readonly search: TableSearch
  /** Loads the page's data again, in the browser with all sizes. */
  readonly reload: () => Promise<void>
}

/** What a person does before they need more rows than the server has sent. */
const SIGNS = ['pointerdown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const

/** Has all sizes loaded as soon as somebody uses the table, or its address asks for other rows than the server has sent. */
export function useWholeTable(
  section: RefObject<HTMLElement | null>,
  { isWhole, search, reload }: WholeTable,
): void {
  const [isUsed, setUsed] = useState(false)
  const [sent] = useState(search)
  const isNeeded = !isWhole && (isUsed || sent !== search)

  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, once: true, signal: controller.signal }
    for (const sign of SIGNS) section.current?.addEventListener(sign, () => setUsed(true), options)
    return () => controller.abort()
  }, [section])

  useEffect(() => {
    // Should it fail, the rows that are there stay, and the links to the others.
    if (isNeeded) void reload().catch(() => undefined)
  }, [isNeeded, reload])
}
