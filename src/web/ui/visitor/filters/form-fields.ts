import { parseDimensionChoice, writeDimensionChoice } from '#contract/search/choice.ts'
import type { Facet } from '#contract/search/search.ts'
import { parseSearch } from '../../../search-params.ts'
import { toTyped } from './length-unit.ts'
import { type ResultsSearch, rangeFields } from './results-search.ts'

/** The id of the form that narrows a search. Its fields stand in several places of the page. */
export const FILTERS_FORM = 'filters'

/** A field of a form: its name and its value. */
export type FormField = readonly [name: string, value: string]

const DIMENSION = 'dim:'

/** The field that chooses a value of a facet. */
export function fieldOfValue({ key }: Pick<Facet, 'key'>, value: string): FormField {
  if (!key.startsWith(DIMENSION)) return [key, value]
  return ['dim', writeDimensionChoice({ key: key.slice(DIMENSION.length), values: [Number(value)] })]
}

/** Tells the values of a facet that are chosen, each for itself: those within a range are not. */
export function chosenIn(
  search: ResultsSearch,
  facet: Facet,
): (value: { readonly value: string }) => boolean {
  const chosen = new Set(allFields(search, [facet]).map(([name, value]) => `${name} ${value}`))
  return ({ value }) => chosen.has(fieldOfValue(facet, value).join(' '))
}

/** The names of the two fields of a facet's range. */
export function rangeFieldsOf({ key, unit }: Pick<Facet, 'key' | 'unit'>, isInch: boolean) {
  if (key === 'price') return { from: 'min_price', to: 'max_price' }
  return rangeFields(key.slice(DIMENSION.length), isInch && unit === 'mm')
}

/** Every field that says what an address says. */
export function allFields(search: ResultsSearch, facets: readonly Facet[]): FormField[] {
  const lengths = new Set(facets.flatMap(({ key, unit }) => (unit === 'mm' ? key : [])))
  return [...filterFields(search, key => lengths.has(DIMENSION + key)), ...displayFields(search)]
}

/**
 * The fields with which a form says what narrows the search, each value of a dimension for itself. `isLength` tells which dimensions
 * are lengths: their ranges are typed in the unit of the address.
 */
export function filterFields(search: ResultsSearch, isLength: (key: string) => boolean): FormField[] {
  const { q, category, kind, standard, material, grade, finish, dim, min_price, max_price, in_stock, unit } =
    search
  const plain = { q, category, kind, standard, material, grade, finish, min_price, max_price, in_stock }
  return [
    ...Object.entries(plain).flatMap(([name, value]) => listFields(name, value)),
    ...(dim ?? []).flatMap(written => dimensionFields(written, key => unit === 'inch' && isLength(key))),
  ]
}

/** The fields that say how results are shown. */
export function displayFields({ sort, unit, view, size, open }: ResultsSearch): FormField[] {
  return Object.entries({ sort, unit, view, size, open }).flatMap(([name, value]) => listFields(name, value))
}

/** What a form says, as the router reads it from the address to which the form leads without JavaScript. */
export function readForm(form: FormData): ReturnType<typeof parseSearch> {
  const query = new URLSearchParams()
  for (const [name, value] of form) query.append(name, String(value))
  return parseSearch(query.toString())
}

function listFields(name: string, value: unknown): FormField[] {
  return [value].flat().flatMap(each => (each === undefined ? [] : [[name, String(each)] as const]))
}

function dimensionFields(written: string, isInInches: (key: string) => boolean): FormField[] {
  const choice = parseDimensionChoice(written)
  if (!choice) return []
  const { key, values, min, max } = choice
  const isInch = isInInches(key)
  const names = rangeFields(key, isInch)
  const typed = (name: string, mm: number | undefined): FormField[] =>
    mm === undefined ? [] : [[name, toTyped(mm, isInch ? 'inch' : 'mm')]]
  return [
    ...values.map(value => ['dim', writeDimensionChoice({ key, values: [value] })] as const),
    ...typed(names.from, min),
    ...typed(names.to, max),
  ]
}
