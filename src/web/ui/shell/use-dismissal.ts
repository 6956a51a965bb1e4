import { type RefObject, useEffect } from 'react'

/** Closes an open <details> after a choice in it, when the focus or a click goes elsewhere, and on Escape. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    const close = () => {
      element.open = false
    }
    element.addEventListener(
      'click',
      event => {
        if (event.target instanceof Element && event.target.closest('a, button')) close()
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      event => {
        if (event.key !== 'Escape' || !element.open) return
        close()
        element.querySelector('summary')?.focus()
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      event => event.relatedTarget && !isInside(event.relatedTarget) && close(),
      {
        signal,
      },
    )
    document.addEventListener('pointerdown', event => !isInside(event.target) && close(), { signal })
    return () => listening.abort()
  }, [details])
}
