import { parseDimensionChoice, writeDimensionChoice } from '#contract/search/choice.ts'
import type { Filters, ResultsSearch } from './results-search.ts'

/** The search with other filters, from its first hit on. */
function narrow(search: ResultsSearch, filters: Filters): ResultsSearch {
  return { ...search, ...filters, from: undefined, shown: undefined }
}

/** The search without any filter; the words stay. */
export function clearFilters({ q, sort, unit, view, size }: ResultsSearch): ResultsSearch {
  return { q, sort, unit, view, size }
}

/** The search with this range of a dimension, instead of what was chosen of it; without any range, nothing is. */
export function chooseRange(
  search: ResultsSearch,
  key: string,
  range?: { readonly min: number; readonly max: number },
): ResultsSearch {
  const others = search.dim?.filter(written => parseDimensionChoice(written)?.key !== key) ?? []
  const dim = range ? [...others, writeDimensionChoice({ key, values: [], ...range })] : others
  return narrow(search, { dim: dim.length > 0 ? dim : undefined })
}

/** Whether anything narrows the search beside its words. */
export function hasFilters(search: ResultsSearch): boolean {
  return listChosen(search).length > 0
}

/** A query without the characters from `start` to `end`; undefined if nothing is left. */
export function withoutCharacters(
  q: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  const rest = `${q.slice(0, start)} ${q.slice(end)}`
  return rest.replaceAll(/\s+/g, ' ').trim() || undefined
}

/** A filter that is chosen, and the search without it. */
export interface Chosen {
  /** The key of its facet. */
  readonly key: string
  /** What is chosen; of a range both ends. */
  readonly value: string | { readonly from: string | undefined; readonly to: string | undefined }
  readonly without: ResultsSearch
}

const LISTS = ['standard', 'material', 'grade', 'finish'] as const

/** Every filter that is chosen, in the order of the facets. */
export function listChosen(search: ResultsSearch): Chosen[] {
  const { category, kind, min_price, max_price, in_stock } = search
  const chosen: Chosen[] = []
  const add = (key: string, value: Chosen['value'], filters: Filters) =>
    chosen.push({ key, value, without: narrow(search, filters) })
  if (category) add('category', category, { category: undefined })
  if (kind) add('kind', kind, { kind: undefined })
  for (const key of LISTS)
    for (const value of search[key] ?? []) add(key, value, { [key]: remove(search[key], value) })
  for (const written of search.dim ?? []) {
    const choice = parseDimensionChoice(written)
    if (!choice) continue
    const { key, values, min, max } = choice
    const others = remove(search.dim, written)
    for (const value of values) {
      const rest = values.filter(each => each !== value)
      const dim = rest.length > 0 ? [...(others ?? []), writeDimensionChoice({ key, values: rest })] : others
      add(`dim:${key}`, String(value), { dim })
    }
    if (values.length === 0)
      add(`dim:${key}`, { from: min?.toString(), to: max?.toString() }, { dim: others })
  }
  if (min_price !== undefined || max_price !== undefined)
    add('price', { from: min_price, to: max_price }, { min_price: undefined, max_price: undefined })
  if (in_stock) add('in_stock', 'true', { in_stock: undefined })
  return chosen
}

function remove(values: readonly string[] | undefined, value: string): string[] | undefined {
  const rest = values?.filter(each => each !== value)
  return rest && rest.length > 0 ? rest : undefined
}
