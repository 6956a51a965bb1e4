import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { type Combobox, closedCombobox, reduceCombobox } from './combobox.ts'
import { listOptions, type Option } from './options.ts'
import { rememberSearch, useRecentSearches } from './recent-searches.ts'
import { type SearchPath, searchAddress } from './search-page.ts'
import { useSuggestions } from './use-suggestions.ts'
import { writeText } from './write-text.ts'

interface Field {
  readonly input: HTMLInputElement
  /** The page that answers a search. */
  readonly path: SearchPath
}

interface ComboboxView {
  readonly box: Combobox
  /** None while the list is closed. */
  readonly options: readonly Option[]
  readonly active: Option | undefined
  choose(option: Option): void
}

/** Makes the field a combobox: listens to it, asks for suggestions, and goes where the person chooses. */
export function useCombobox({ input, path }: Field): ComboboxView {
  const router = useRouter()
  const recent = useRecentSearches()
  const [box, dispatch] = useReducer(reduceCombobox, input.value, closedCombobox)
  useSuggestions(box, dispatch)
  const offered = listOptions(box, recent, path)
  const options = box.isOpen ? offered : []
  const active = options[box.active]

  function go(href: string): void {
    dispatch({ type: 'closed' })
    // At once: later it could take the focus from somebody who has gone on.
    document.getElementById('main')?.focus({ preventScroll: true })
    void router.navigate({ href })
  }
  function search(text: string): void {
    if (text !== '') rememberSearch(text)
    writeText(input, text)
    go(searchAddress(path, text))
  }
  const choose = (option: Option) => (option.search === null ? go(option.href) : search(option.search))

  const onInput = useEffectEvent((event: Event) => {
    // What an input method is composing is not yet what the person wants to write.
    if (!(event instanceof InputEvent && event.isComposing)) dispatch({ type: 'typed', text: input.value })
  })
  const onOpen = useEffectEvent(({ type }: Event) => {
    // A text that stands there already opens the list only when somebody turns to it.
    if (type === 'click' || input.value.trim() === '') dispatch({ type: 'opened' })
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    // Safari sends the key that ends a composition after its end, with the code 229.
    if (event.isComposing || event.keyCode === 229) return
    if (target !== input) {
      if (key !== 'Escape') return
      input.focus()
      dispatch({ type: 'closed' })
      return
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault()
    if (key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (key === 'Escape' && options.length === 0) {
      writeText(input, '')
    } else dispatch({ type: 'pressed', key, count: offered.length })
  })
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && input.form?.contains(relatedTarget)
    if (!isWithin) dispatch({ type: 'closed' })
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    search(input.value.trim())
  })

  useEffect(() => {
    const { form } = input
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', event => onInput(event), { signal })
    input.addEventListener('compositionend', event => onInput(event), { signal })
    input.addEventListener('change', () => dispatch({ type: 'shown', text: input.value }), { signal })
    input.addEventListener('focus', event => onOpen(event), { signal })
    input.addEventListener('click', event => onOpen(event), { signal })
    form.addEventListener('keydown', event => onKeyDown(event), { signal })
    form.addEventListener('focusout', event => onFocusOut(event), { signal })
    form.addEventListener('submit', event => onSubmit(event), { signal })
    // The code was fetched because of a focus, and has missed it and what was typed since.
    const isTyped = input.value !== input.defaultValue
    if (document.activeElement === input) onOpen(new Event(isTyped ? 'click' : 'focus'))
    return () => listening.abort()
  }, [input])

  return { box, options, active, choose }
}
