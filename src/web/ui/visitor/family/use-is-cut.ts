import { type RefObject, useEffect, useState } from 'react'

/** Whether a scrolled region has more to the right than it shows. False on the server. */
export function useIsCut(region: RefObject<HTMLElement | null>): boolean {
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
