import { useLayoutEffect } from 'react'
import type { Option } from './options.ts'
import { CLOSED, type Popup } from './popup.ts'
import { SuggestionList } from './SuggestionList.tsx'
import type { SearchPath } from './search-page.ts'
import { useCombobox } from './use-combobox.ts'

/** Suggestions and recent searches for the field, and what a screen reader is told of them. */
export function Suggestions({
  setPopup,
  ...field
}: {
  input: HTMLInputElement
  path: SearchPath
  setPopup: (popup: Popup) => void
}) {
  const { box, options, active, choose } = useCombobox(field)
  const isOpen = options.length > 0
  const activeId = active?.id
  const nothing = box.isOpen && box.isFruitless && !isOpen ? describeNothing(box.text.trim()) : undefined
  useLayoutEffect(() => {
    setPopup(isOpen ? { isOpen, active: activeId } : CLOSED)
  }, [isOpen, activeId, setPopup])
  return (
    <>
      <output className="sr-only">{nothing ?? describe(options)}</output>
      <SuggestionList
        options={options}
        nothing={nothing}
        active={active}
        query={box.text}
        choose={choose}
        focusField={() => field.input.focus()}
      />
    </>
  )
}

/** What looks like a number of a product is most likely meant as one. */
function describeNothing(text: string): string {
  return /^[^\s\d]*\d\S*$/.test(text) ? `No part has the number ${text}.` : `No part fits “${text}”.`
}

/** Announced whenever it changes. */
function describe(options: readonly Option[]): string {
  const { length } = options
  if (length === 0) return ''
  if (options[0]?.kind === 'recent') return `${length} recent ${length === 1 ? 'search' : 'searches'}`
  return `${length} ${length === 1 ? 'suggestion' : 'suggestions'}`
}
