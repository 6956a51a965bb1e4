import type { DimensionChoice } from '#contract/search/choice.ts'
import type { Facet, FacetValue } from '#contract/search/search.ts'
import { isSameValue } from '../../rounding.ts'
import { threadName } from '../../threads/thread-name.ts'
import type { ShapeDimension } from '../kept/geometries.ts'
import type { Shelf } from '../kept/shelf.ts'
import { fitsDimension } from '../matching/choices.ts'
import { groupValues } from './ranges.ts'
import type { Tally } from './tally.ts'

const MAX_DIMENSIONS = 12
/** With more distinct values than this, only the smallest and the largest are told: nobody reads 60 pitches. Threads have names. */
const MAX_VALUES = 24
const MAX_THREADS = 100
/** So many values are read at a glance, however they lie. */
const FEW_VALUES = 12
/** Two values are close if the larger one is larger by less than this share. */
const CLOSE = 0.05
/** Of more values, those of a series of sizes are listed, of which at most this share are close to the next; not what is calculated. */
const MAX_CLOSE = 0.2

/** So many dimensions at the beginning of a shape say which size it is: thread and length, bore and outside diameter. */
const NAMING = 2

/** The facets of dimensions. */
interface DimensionFacets {
  /** Of what most sizes are called by, in the order of their names. */
  readonly naming: readonly Facet[]
  readonly others: readonly Facet[]
}

/** The facets of the dimensions that at least half of the sizes have, and of those in which something is chosen. */
export function countDimensions(
  shelf: Shelf,
  tallies: (key: string) => readonly Tally[],
  base: Tally,
  choices: readonly DimensionChoice[],
): DimensionFacets {
  const chosen = Map.groupBy(choices, ({ key }) => key)
  const common = commonDimensions(shelf, base)
  const facetOf = (key: string) => {
    const dimension = common.get(key)?.dimension ?? findDimension(shelf, key)
    return dimension ? [countDimension(shelf, dimension, tallies(`dim:${key}`), chosen.get(key) ?? [])] : []
  }
  const placeOf = (key: string) => common.get(key)?.place ?? NAMING
  const shown = new Set([...chosen.keys(), ...[...common.keys()].slice(0, MAX_DIMENSIONS)])
  const naming = [...shown]
    .filter(key => placeOf(key) < NAMING)
    .sort((one, other) => placeOf(one) - placeOf(other))
  const others = shown.difference(new Set(naming))
  return { naming: naming.flatMap(facetOf), others: [...others].flatMap(facetOf) }
}

/** By their keys, those of most sizes first; each with its place in most of their shapes. */
function commonDimensions(
  { geometries }: Shelf,
  { ofGeometry, sizes }: Tally,
): Map<string, { readonly dimension: ShapeDimension; readonly place: number }> {
  const ofShape = new Int32Array(geometries.shapes.size)
  for (const [geometry, count] of ofGeometry.entries()) {
    const shape = geometries.shape[geometry] ?? 0
    ofShape[shape] = (ofShape[shape] ?? 0) + count
  }
  const counts = new Map<string, { dimension: ShapeDimension; count: number; most: number; place: number }>()
  for (const [shape, count] of ofShape.entries()) {
    if (count === 0) continue
    const { dimensions, placeOf } = geometries.shapes.at(shape)
    for (const [key, place] of placeOf) {
      const dimension = dimensions[place]
      const known = counts.get(key)
      if (!dimension) continue
      if (!known) counts.set(key, { dimension, count, most: count, place })
      else {
        known.count += count
        if (count > known.most) Object.assign(known, { dimension, most: count, place })
      }
    }
  }
  return new Map(
    [...counts]
      .filter(([, { count }]) => 2 * count >= sizes)
      .sort(([, one], [, other]) => other.count - one.count || one.place - other.place),
  )
}

function findDimension({ geometries: { shapes } }: Shelf, key: string): ShapeDimension | undefined {
  for (const { dimensions, placeOf } of shapes.values) {
    const place = placeOf.get(key)
    if (place !== undefined) return dimensions[place]
  }
  return undefined
}

function countDimension(
  { geometries }: Shelf,
  { key, name, symbol, unit }: ShapeDimension,
  tallies: readonly Tally[],
  choices: readonly DimensionChoice[],
): Facet {
  const counts = new Map<number, number>()
  for (const { ofGeometry } of tallies)
    for (const [geometry, count] of ofGeometry.entries()) {
      const value = count === 0 ? undefined : geometries.valueOf(geometry, key)
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + count)
    }
  const isChosen = (value: number) => choices.some(choice => fitsDimension(value, choice))
  const sorted = [...counts.keys()].sort((one, other) => one - other)
  for (const value of choices.flatMap(({ values }) => values))
    if (!sorted.some(known => isSameValue(known, value))) counts.set(value, 0)
  const isList = isListed(key, sorted)
  const values = [...counts]
    .filter(([value]) => isList || (isAlone(choices) && isChosen(value)))
    .sort(([one], [other]) => one - other)
    .map(([value, count]): FacetValue => {
      return { value: String(value), label: labelOf(key, value), count, isChosen: isChosen(value) }
    })
  return {
    key: `dim:${key}`,
    name,
    symbol,
    unit,
    values,
    ranges: isList || key === 'thread' ? [] : groupValues(sorted, counts, choices),
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
  }
}

/** Whether the values of a dimension, from small to large, are such that a person chooses among them: otherwise a range narrows it. */
function isListed(key: string, sorted: readonly number[]): boolean {
  if (key === 'thread') return sorted.length <= MAX_THREADS
  if (sorted.length <= FEW_VALUES) return true
  const close = sorted.filter((value, index) => (sorted[index + 1] ?? Infinity) < value * (1 + CLOSE))
  return sorted.length <= MAX_VALUES && close.length <= sorted.length * MAX_CLOSE
}

/** Threads have names; other values are said with the unit of their dimension. */
function labelOf(key: string, value: number): string {
  return (key === 'thread' ? threadName(value) : undefined) ?? String(value)
}

/** Single values are chosen, not a range. */
function isAlone(choices: readonly DimensionChoice[]): boolean {
  return choices.some(({ values }) => values.length > 0)
}
