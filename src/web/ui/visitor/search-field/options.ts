import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import type { Suggestion } from '#contract/search/search.ts'
import type { Combobox } from './combobox.ts'
import { LIST_ID } from './popup.ts'
import { type SearchPath, searchAddress } from './search-page.ts'

export type OptionKind = Suggestion['kind'] | 'recent'

/** A line of the list under the field. */
export interface Option {
  readonly id: string
  readonly kind: OptionKind
  readonly text: string
  readonly href: string
  /** The search that it makes; null if it leads to a page of its own. */
  readonly search: string | null
  readonly suggestion: Suggestion | null
}

/** What is offered now, those of a kind together: for an empty field the recent searches, else the suggestions. */
export function listOptions(box: Combobox, recent: readonly string[], path: SearchPath): Option[] {
  const offered: Omit<Option, 'id'>[] =
    box.text.trim() === ''
      ? recent.map(text => ({
          kind: 'recent',
          text,
          href: searchAddress(path, text),
          search: text,
          suggestion: null,
        }))
      : box.suggestions.map(suggestion => toOption(suggestion, path))
  const kinds = new Set(offered.map(({ kind }) => kind))
  return [...kinds]
    .flatMap(kind => offered.filter(option => option.kind === kind))
    .map((option, index) => ({ ...option, id: `${LIST_ID}-${index}` }))
}

function toOption(suggestion: Suggestion, path: SearchPath): Omit<Option, 'id'> {
  const { kind, text } = suggestion
  const page = pageOf(suggestion)
  if (page !== undefined) return { kind, text, href: page, search: null, suggestion }
  const search = suggestion.query ?? text
  return { kind, text, href: searchAddress(path, search), search, suggestion }
}

/** The page of its own that a suggestion leads to. */
function pageOf({ kind, _id, sku, category, family }: Suggestion): string | undefined {
  if (kind === 'size' && _id !== null && category !== null) return partPath({ _id, sku, category, family })
  if (kind === 'family' && family !== null) return partsPath(family)
  if (kind === 'category' && category !== null) return partsPath(category)
  return undefined
}
