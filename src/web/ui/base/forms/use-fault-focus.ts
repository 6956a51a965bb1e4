import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first field of a place that is wrong whenever something else is, once its message is there to be read out. */
export function useFaultFocus(place: RefObject<HTMLElement | null>, fault: unknown): void {
  useEffect(() => {
    if (fault !== undefined) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [place, fault])
}
