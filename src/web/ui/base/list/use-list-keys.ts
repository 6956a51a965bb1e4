import { useEffect, useRef } from 'react'

const FIELD = 'main search input[name=q]'

/**
 * Walks a list by the keyboard: `j` and `k` move the focus to the first link of the next or the previous row of the tables within what the ref is given to,
 * where Enter follows it, and `/` moves it to the page's field for words. Once these are sent, it is there, so that the next `j` is
 * for the rows. Not while somebody types, nor in a dialog.
 */
export function useListKeys<List extends HTMLElement>() {
  const rows = useRef<List>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const goal = goalOf(event.key, rows.current)
      if (!goal) return
      event.preventDefault()
      event.stopPropagation()
      goal.focus()
    }
    function onSubmit(): void {
      if (document.activeElement?.matches(FIELD)) rows.current?.focus({ preventScroll: true })
    }
    // Before the field of the bar, which `/` leads to on other pages.
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [])
  return rows
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), select, textarea, dialog') !== null
  )
}

function goalOf(key: string, rows: HTMLElement | null): HTMLElement | null | undefined {
  if (key === '/') return document.querySelector<HTMLElement>(FIELD)
  if (key !== 'j' && key !== 'k') return undefined
  const links = [...(rows?.querySelectorAll('tbody tr') ?? [])].flatMap(
    row => row.querySelector<HTMLElement>('a[href]') ?? [],
  )
  const row = document.activeElement?.closest('tr')
  const at = links.findIndex(link => row?.contains(link))
  if (key === 'j') return links[at + 1]
  return at === -1 ? undefined : links[at - 1]
}
