import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a row, in pixels, until it has been measured. */
const USUAL_HEIGHT = 52
/** How many rows beyond both edges are rendered, and by how many the rendered part moves on. */
const MARGIN = 12
const STEP = 6

interface RowsInView {
  /** The first row to render, and the first after it that is not. */
  readonly first: number
  readonly end: number
  /** The height of every row, in pixels. */
  readonly height: number
}

/**
 * Which of many rows of equal height a scrolled region has to render. `isOn` false: all of them. The rows carry `data-row`.
 */
export function useRowsInView(
  region: RefObject<HTMLElement | null>,
  { count, isOn }: { readonly count: number; readonly isOn: boolean },
): RowsInView {
  const [height, setHeight] = useState(USUAL_HEIGHT)
  const [view, setView] = useState({ top: 0, rows: 30 })

  useLayoutEffect(() => {
    const scrolled = region.current
    if (!scrolled || !isOn) return undefined
    function look(): void {
      if (!scrolled) return
      const measured = scrolled.querySelector<HTMLElement>('[data-row]')?.offsetHeight || USUAL_HEIGHT
      const top = Math.floor(scrolled.scrollTop / measured / STEP) * STEP
      const rows = Math.ceil(scrolled.clientHeight / measured) + STEP
      setHeight(measured)
      setView(before => (before.top === top && before.rows === rows ? before : { top, rows }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scrolled)
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [region, isOn])

  if (!isOn) return { first: 0, end: count, height }
  const first = Math.max(0, Math.min(view.top, count - view.rows) - MARGIN)
  return { first, end: Math.min(count, view.top + view.rows + MARGIN), height }
}
