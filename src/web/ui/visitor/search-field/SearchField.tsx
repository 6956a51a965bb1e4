import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCode } from '../../base/browser/use-code.ts'
import { CLOSED, LIST_ID } from './popup.ts'
import { MAX_QUERY, useSearchPage } from './search-page.ts'
import { writeText } from './write-text.ts'

const fetchSuggestions = async () => (await import('./Suggestions.tsx')).Suggestions

/**
 * Searches the catalogue from every page. A plain form, so that it works before and without the page's code; what makes
 * suggestions is fetched when somebody first goes to the field.
 */
export function SearchField({ className = '' }: { className?: string }) {
  const { path, query } = useSearchPage()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [popup, setPopup] = useState(CLOSED)
  const [Suggestions, loadSuggestions] = useCode(fetchSuggestions)
  useSlashKey(input)
  useShownQuery(input, query)
  return (
    <search aria-label="Catalogue" className={className}>
      <form
        action={path}
        className="relative flex rounded-field outline-offset-2 outline-ink-accent has-[[role=combobox]:focus-visible]:outline-2"
      >
        <input
          ref={setInput}
          type="text"
          name="q"
          role="combobox"
          aria-label="Search the catalogue"
          aria-autocomplete="list"
          aria-expanded={popup.isOpen}
          aria-controls={LIST_ID}
          aria-activedescendant={popup.active}
          aria-keyshortcuts="/"
          placeholder="Size, standard, SKU, word"
          defaultValue={query}
          maxLength={MAX_QUERY}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onFocus={loadSuggestions}
          className="peer input grow rounded-r-none outline-none! xl:pr-10"
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-13 kbd hidden -translate-y-1/2 text-muted peer-focus:hidden xl:pointer-fine:inline-flex"
        >
          /
        </kbd>
        {Suggestions && input && <Suggestions input={input} path={path} setPopup={setPopup} />}
        <button
          type="submit"
          aria-label="Search"
          className="btn btn-square rounded-l-none border-l-0 border-field-line"
        >
          <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2" aria-hidden="true">
            <path d="M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM12.8 12.8l4.7 4.7" />
          </svg>
        </button>
      </form>
    </search>
  )
}

/** The field shows the query of the results, once they are shown; but what has been typed since the search stays. */
function useShownQuery(input: HTMLInputElement | null, query: string | undefined): void {
  const shown = useRef(query)
  useLayoutEffect(() => {
    const isTyping = input === document.activeElement && input?.value !== shown.current
    if (input && query !== undefined && query !== shown.current && !isTyping) writeText(input, query)
    shown.current = query
  }, [input, query])
}

/** Moves the focus to the field on '/', unless somebody is typing elsewhere. */
function useSlashKey(input: HTMLInputElement | null): void {
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
