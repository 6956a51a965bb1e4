import { useEffect } from 'react'

/** Moves the focus to the field on '/', unless somebody is typing elsewhere. */
export function useSlashKey(input: HTMLInputElement | null): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isPlain || event.defaultPrevented || event.isComposing || isTypedInto(event.target)) return
      event.preventDefault()
      input?.focus()
      input?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}
