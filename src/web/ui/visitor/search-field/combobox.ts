import type { Suggestion } from '#contract/search/search.ts'

/** The state of the search field. Its pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export interface Combobox {
  readonly text: string
  readonly isOpen: boolean
  /** The position of the active option; -1 while none is. */
  readonly active: number
  /** The latest answer, of this text or of one before it. */
  readonly suggestions: readonly Suggestion[]
  /** Whether nothing fits this very text. */
  readonly isFruitless: boolean
}

export type ComboboxEvent =
  /** The text was changed without typing, by a navigation. */
  | { readonly type: 'shown'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  /** `isWhole`: the whole catalogue was asked, and answered. */
  | { readonly type: 'answered'; readonly suggestions: readonly Suggestion[]; readonly isWhole: boolean }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  /** A key was pressed while there were `count` options. */
  | { readonly type: 'pressed'; readonly key: string; readonly count: number }

/** The field before anybody used it. */
export function closedCombobox(text: string): Combobox {
  return { text, isOpen: false, active: -1, suggestions: [], isFruitless: false }
}

/** The state after something happened in the field. */
export function reduceCombobox(box: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'shown':
      return box.text === event.text ? box : closedCombobox(event.text)
    case 'typed':
      return {
        text: event.text,
        isOpen: true,
        active: -1,
        // Until the next answer the list stays as it is, so that it does not flicker.
        suggestions: event.text.trim() === '' ? [] : box.suggestions,
        isFruitless: false,
      }
    case 'answered':
      // Somebody who chooses already is not interrupted.
      if (box.active !== -1) return box
      return {
        ...box,
        suggestions: event.suggestions,
        isFruitless: event.isWhole && event.suggestions.length === 0,
      }
    case 'opened':
      return { ...box, isOpen: true }
    case 'closed':
      return { ...box, isOpen: false, active: -1 }
    case 'pressed':
      return press(box, event.key, event.count)
  }
}

function press(box: Combobox, key: string, count: number): Combobox {
  switch (key) {
    case 'ArrowDown':
      return { ...box, isOpen: true, active: step(box.active, 1, count) }
    case 'ArrowUp':
      return { ...box, isOpen: true, active: step(box.active, -1, count) }
    case 'Escape':
      return { ...box, isOpen: false, active: -1 }
    case 'Tab':
      // From the recent searches it goes on to the buttons that remove them.
      return { ...box, isOpen: box.text.trim() === '', active: -1 }
    // These move the cursor in the text.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { ...box, active: -1 }
    default:
      return box
  }
}

/** From the field down to the first option and round through all of them; up to the last. */
function step(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}
