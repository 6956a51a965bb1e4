import type { DimensionChoice } from '#contract/search/choice.ts'
import type { SearchFilter } from '#contract/search/search.ts'
import { GRADES } from '../../language/tables/grades.ts'
import { isSameValue, ROUNDING } from '../../rounding.ts'
import type { Kind } from '../kept/kinds.ts'
import type { Shelf } from '../kept/shelf.ts'

/** What is chosen in one facet. */
export interface Choice {
  /** As the facet's: 'material', 'dim:thread'. */
  readonly key: string
  readonly fits: (row: number) => boolean
}

/** The facets about what all sizes of a kind have in common, in their order. */
const kindFacets = ['category', 'standard', 'material', 'grade', 'finish'] as const
export type KindFacet = (typeof kindFacets)[number]

const gradeNames = new Map(
  Object.entries(GRADES).flatMap(([name, written]) =>
    written.map(each => [each.toLowerCase(), name] as const),
  ),
)

/** The name under which a value of a facet is offered: one for all grades that mean the same. */
function nameOf(key: KindFacet, value: string): string {
  return key === 'grade' ? (gradeNames.get(value.toLowerCase()) ?? value) : value
}

/** What such a facet is about, by its key. */
export const valueOfKind: Readonly<Record<KindFacet, (kind: Kind) => string | null>> = {
  category: ({ category }) => category,
  standard: ({ standard }) => standard,
  material: ({ group }) => group,
  grade: ({ grade }) => grade && nameOf('grade', grade),
  finish: ({ finish }) => finish,
}

/** The choices of a filter, one for each facet that something is chosen in. Words and family are none. */
export function choicesOf(shelf: Shelf, filter: Omit<SearchFilter, 'q' | 'family'>): Choice[] {
  const { rows } = shelf
  const { min_price: min, max_price: max, in_stock: inStock } = filter
  const choices = kindFacets.flatMap((key): Choice[] => {
    const values = chosenIn(filter, key)
    return values.length > 0 ? [{ key, fits: fitsKind(shelf, key, values) }] : []
  })
  if (filter.kind !== undefined) choices.push({ key: 'kind', fits: fitsPlace(shelf, filter.kind) })
  for (const [key, dimensions] of Map.groupBy(filter.dim ?? [], dim => dim.key))
    choices.push({ key: `dim:${key}`, fits: fitsGeometry(shelf, key, dimensions) })
  if (min !== undefined || max !== undefined)
    choices.push({ key: 'price', fits: fitsPrice(rows.priceCents, min, max) })
  if (inStock !== undefined) choices.push({ key: 'in_stock', fits: row => rows.isInStock(row) === inStock })
  return choices
}

/** What is chosen in a facet about kinds. */
export function chosenIn(filter: SearchFilter, key: KindFacet): readonly string[] {
  if (key !== 'category') return filter[key]?.map(value => nameOf(key, value)) ?? []
  return filter.category === undefined ? [] : [filter.category]
}

/** Whether a row lies in a place of the tree, or below it. */
function fitsPlace({ kinds, rows }: Shelf, place: string): Choice['fits'] {
  const fitting = Uint8Array.from({ length: kinds.size }, (_, kind) =>
    kinds.at(kind).way.some(({ id }) => id === place) ? 1 : 0,
  )
  return row => fitting[rows.kind[row] ?? 0] === 1
}

function fitsKind({ kinds, rows }: Shelf, key: KindFacet, wanted: readonly string[]): Choice['fits'] {
  const values = new Set(wanted.map(value => value.toLowerCase()))
  const fitting = Uint8Array.from({ length: kinds.size }, (_, kind) =>
    values.has(valueOfKind[key](kinds.at(kind))?.toLowerCase() ?? '') ? 1 : 0,
  )
  return row => fitting[rows.kind[row] ?? 0] === 1
}

function fitsGeometry(
  { geometries, rows }: Shelf,
  key: string,
  choices: readonly DimensionChoice[],
): Choice['fits'] {
  const fitting = new Uint8Array(geometries.size)
  for (let geometry = 0; geometry < fitting.length; geometry += 1) {
    const value = geometries.valueOf(geometry, key)
    if (value !== undefined && choices.some(choice => fitsDimension(value, choice))) fitting[geometry] = 1
  }
  return row => fitting[rows.geometry[row] ?? 0] === 1
}

function fitsPrice(cents: Int32Array, min = 0, max = Number.POSITIVE_INFINITY): Choice['fits'] {
  return row => {
    const price = cents[row] ?? 0
    return price >= min && price <= max
  }
}

/** Whether a value is among those chosen, or within the range. */
export function fitsDimension(value: number, { values, min, max }: DimensionChoice): boolean {
  if (values.length > 0) return values.some(wanted => isSameValue(wanted, value))
  return (
    value >= (min ?? Number.NEGATIVE_INFINITY) - ROUNDING &&
    value <= (max ?? Number.POSITIVE_INFINITY) + ROUNDING
  )
}
