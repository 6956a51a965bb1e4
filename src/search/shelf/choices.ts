import type { DimensionChoice } from '#contract/dimension-choice.ts'
import type { SearchFilter } from '#contract/search.ts'
import { isSameValue, ROUNDING } from '../rounding.ts'
import type { Kind } from './kinds.ts'
import type { Shelf } from './shelf.ts'

/** The choices in one facet, by what a row has to have. Exactly one of the tests is there. */
export interface Choice {
  /** As the facet's: 'material', 'dim:thread'. */
  readonly key: string
  readonly fitsKind?: Uint8Array
  readonly fitsGeometry?: Uint8Array
  readonly fitsRow?: (row: number) => boolean
}

/** What of a kind a facet is about, by its key. */
export const facetsOfKind = {
  category: ({ category }: Kind) => category,
  standard: ({ standard }: Kind) => standard,
  material: ({ group }: Kind) => group,
  grade: ({ grade }: Kind) => grade,
  finish: ({ finish }: Kind) => finish,
} as const
export type FacetOfKind = keyof typeof facetsOfKind

/** The choices of a filter, one for each facet that something is chosen in. Words and family are none. */
export function choicesOf(shelf: Shelf, filter: Omit<SearchFilter, 'q' | 'family'>): Choice[] {
  const { rows } = shelf
  const chosen: Choice[] = []
  for (const [key, values] of chosenKinds(filter))
    chosen.push({ key, fitsKind: fitKinds(shelf, facetsOfKind[key], values) })
  for (const [key, choices] of Map.groupBy(filter.dim ?? [], dim => dim.key))
    chosen.push({ key: `dim:${key}`, fitsGeometry: fitGeometries(shelf, key, choices) })
  const { min_price: min = 0, max_price: max = Number.POSITIVE_INFINITY, in_stock: inStock } = filter
  if (filter.min_price !== undefined || filter.max_price !== undefined) {
    const { priceCents } = rows
    chosen.push({
      key: 'price',
      fitsRow: row => (priceCents[row] ?? 0) >= min && (priceCents[row] ?? 0) <= max,
    })
  }
  if (inStock !== undefined) chosen.push({ key: 'in_stock', fitsRow: row => rows.isInStock(row) === inStock })
  return chosen
}

/** Whether a row fits a choice. */
export function fits({ rows }: Shelf, { fitsKind, fitsGeometry, fitsRow }: Choice, row: number): boolean {
  if (fitsKind) return fitsKind[rows.kind[row] ?? 0] === 1
  if (fitsGeometry) return fitsGeometry[rows.geometry[row] ?? 0] === 1
  return fitsRow?.(row) ?? true
}

export function chosenKinds(filter: SearchFilter) {
  const { category, standard = [], material = [], grade = [], finish = [] } = filter
  const all = { category: category ? [category] : [], standard, material, grade, finish }
  const keys = ['category', 'standard', 'material', 'grade', 'finish'] as const
  return keys.flatMap(key => (all[key].length > 0 ? [[key, all[key]] as const] : []))
}

function fitKinds(
  { kinds }: Shelf,
  of: (kind: Kind) => string | null,
  wanted: readonly string[],
): Uint8Array {
  const values = new Set(wanted.map(value => value.toLowerCase()))
  return Uint8Array.from({ length: kinds.size }, (_, index) =>
    values.has(of(kinds.at(index))?.toLowerCase() ?? '') ? 1 : 0,
  )
}

function fitGeometries({ geometries }: Shelf, key: string, choices: readonly DimensionChoice[]): Uint8Array {
  const fitting = new Uint8Array(geometries.size)
  for (let geometry = 0; geometry < fitting.length; geometry += 1) {
    const value = geometries.valueOf(geometry, key)
    if (value !== undefined && choices.some(choice => fitsDimension(value, choice))) fitting[geometry] = 1
  }
  return fitting
}

/** Whether a value is among those chosen, or within the range. */
export function fitsDimension(value: number, { values, min, max }: DimensionChoice): boolean {
  if (values.length > 0) return values.some(wanted => isSameValue(wanted, value))
  return (
    value >= (min ?? Number.NEGATIVE_INFINITY) - ROUNDING &&
    value <= (max ?? Number.POSITIVE_INFINITY) + ROUNDING
  )
}
