import { readAmount } from '#contract/amounts.ts'
import { isLikeKind } from '#contract/catalog/addresses.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { toCents, toEuros } from '#contract/money.ts'
import {
  type DimensionChoice,
  MAX_VALUES,
  parseDimensionChoice,
  writeDimensionChoice,
} from '#contract/search/choice.ts'
import type { SearchSort } from '#contract/search/search.ts'
import { readChoice, readText, readTexts } from '../../../search-params.ts'
import { fromTyped } from './length-unit.ts'
import { type View, views } from './view.ts'

export const PAGE_SIZES = [24, 48, 96] as const
type PageSize = (typeof PAGE_SIZES)[number]
/** The most hits on one page; further ones are on a page of their own. One call answers up to 200. */
export const MAX_SHOWN = 192
/** The last page begins before this hit. */
const MAX_FROM = 100_000
/** As long as the wire takes a query, and as many choices in a facet. */
const MAX_QUERY = 200
const MAX_CHOICES = 20
const MAX_KIND = 60
const MAX_EUROS = 1_000_000
const EUROS = /^\d{1,9}(\.\d{1,6})?$/

export const sortOptions = {
  best: 'Best match',
  newest: 'Newest first',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  name: 'Name, A to Z',
} as const satisfies Partial<Record<SearchSort, string>>
type ResultsSort = keyof typeof sortOptions

/** What narrows a search, with the names of the wire. Lengths are in mm, prices in euros. */
export interface Filters {
  q?: string | undefined
  category?: Category | undefined
  /** A place in the tree of kinds. */
  kind?: string | undefined
  standard?: string[] | undefined
  material?: string[] | undefined
  grade?: string[] | undefined
  finish?: string[] | undefined
  /** One choice for each dimension: 'thread:8,10', 'length:20..60'. */
  dim?: string[] | undefined
  min_price?: string | undefined
  max_price?: string | undefined
  in_stock?: true | undefined
}

/** The address of a page of results: what is searched for, and how it is shown. */
export interface ResultsSearch extends Filters {
  sort?: ResultsSort | undefined
  /** How lengths are shown; without it in mm. */
  unit?: 'inch' | undefined
  view?: View | undefined
  size?: PageSize | undefined
  /** The number of hits before the first one shown. */
  from?: number | undefined
  /** How many hits are shown after 'Show more'. */
  shown?: number | undefined
  /** The facets of which all values are shown. */
  open?: string[] | undefined
}

/** Parses the address; invalid values are ignored. A form without JavaScript says ranges in two fields, which become one choice. */
export function readResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const size = PAGE_SIZES.find(each => each > PAGE_SIZES[0] && each === Number(raw.size))
  const step = size ?? PAGE_SIZES[0]
  const shown = Math.ceil(Number(raw.shown) / step) * step
  const from = Number(raw.from)
  const found: ResultsSearch = {
    ...readFilters(raw),
    sort: readChoice(sortOptions, raw.sort),
    unit: raw.unit === 'inch' ? 'inch' : undefined,
    view: views.find(each => each === raw.view),
    size,
    from: Number.isInteger(from) && from > 0 && from < MAX_FROM ? from : undefined,
    shown: shown > step ? Math.min(shown, MAX_SHOWN) : undefined,
    open: readTexts(raw.open, 60, MAX_CHOICES),
  }
  return found
}

/** Whether anything is searched for or chosen. */
export function isNarrowed(search: ResultsSearch): boolean {
  return Object.values(readFilters({ ...search })).some(value => value !== undefined)
}

/** Only what narrows the search. */
function readFilters(raw: Readonly<Record<string, unknown>>): Filters {
  const choices = mergeChoices([...(readTexts(raw.dim, 300, MAX_CHOICES * 2) ?? []), ...readRanges(raw)])
  return {
    q: readText(raw.q, MAX_QUERY)?.normalize(),
    category: readChoice(categoryNames, raw.category),
    kind: readKind(raw.kind),
    standard: readTexts(raw.standard, 60, MAX_CHOICES),
    material: readTexts(raw.material, 60, MAX_CHOICES),
    grade: readTexts(raw.grade, 60, MAX_CHOICES),
    finish: readTexts(raw.finish, 120, MAX_CHOICES),
    dim: choices.length > 0 ? choices.slice(0, MAX_CHOICES).map(writeDimensionChoice) : undefined,
    min_price: readEuros(raw.min_price),
    max_price: readEuros(raw.max_price),
    in_stock: raw.in_stock === true || raw.in_stock === 'true' ? true : undefined,
  }
}

function readKind(value: unknown): string | undefined {
  const kind = readText(value, MAX_KIND)
  return kind !== undefined && isLikeKind(kind) ? kind : undefined
}

/** The names of the two fields of a range, by the key of its dimension; in inches they have names of their own. */
export function rangeFields(key: string, isInch: boolean): { from: string; to: string } {
  const suffix = isInch ? '-inch' : ''
  return { from: `from${suffix}:${key}`, to: `to${suffix}:${key}` }
}

const RANGE_FIELD = /^(from|to)(-inch)?:(.{1,60})$/

function readRanges(raw: Readonly<Record<string, unknown>>): string[] {
  const ranges = new Map<string, { min?: number; max?: number }>()
  for (const [name, value] of Object.entries(raw)) {
    const [, end, inch, key] = RANGE_FIELD.exec(name) ?? []
    if (key === undefined || (end !== 'from' && end !== 'to')) continue
    const mm = fromTyped(String(value), inch ? 'inch' : 'mm')
    if (mm !== undefined) ranges.set(key, { ...ranges.get(key), [end === 'from' ? 'min' : 'max']: mm })
  }
  return [...ranges].map(([key, range]) => writeDimensionChoice({ key, values: [], ...range }))
}

function readEuros(value: unknown): string | undefined {
  const text = readAmount(String(value ?? '')).trim()
  if (!EUROS.test(text)) return undefined
  return String(Math.min(toEuros(toCents(Number(text))), MAX_EUROS))
}

/** The choices, one for each dimension: values of the same dimension together; a range replaces its values. */
function mergeChoices(written: readonly string[]): DimensionChoice[] {
  const merged = new Map<string, DimensionChoice>()
  for (const choice of written.flatMap(each => parseDimensionChoice(each) ?? [])) {
    const { key } = choice
    const before = merged.get(key)
    if (isRange(choice)) merged.set(key, choice)
    else if (choice.values.length > 0 && !(before && isRange(before))) {
      const values = new Set([...(before?.values ?? []), ...choice.values])
      merged.set(key, { key, values: [...values].slice(0, MAX_VALUES) })
    }
  }
  return [...merged.values()]
}

function isRange({ min, max }: DimensionChoice): boolean {
  return min !== undefined || max !== undefined
}
