import type { DimensionChoice } from '#contract/search/choice.ts'
import type { FacetRange } from '#contract/search/search.ts'
import { isSameValue } from '../../rounding.ts'
import { fitsDimension } from '../matching/choices.ts'

/** More groups are not read at a glance. */
const MAX_RANGES = 10
const FEWEST_STEPS = 4
/** Where the largest value is so many times the smallest, groups grow with the values: nobody chooses between 1000 and 1005 mm. */
const WIDE = 8
/** Where groups end within each power of ten; the first of these that makes few enough is taken. */
const SERIES = [[1, 2, 5], [1, 3], [1]] as const

/**
 * Groups many values, from small to large, by round numbers; what lies at an end is in both groups. `counts`: how many sizes have each
 * value.
 */
export function groupValues(
  values: readonly number[],
  counts: ReadonlyMap<number, number>,
  chosen: readonly DimensionChoice[],
): FacetRange[] {
  const [min = 0, max = 0] = [values[0], values.at(-1)]
  const ends = [min, ...boundsBetween(min, max), max]
  const ranges = ends.slice(1).flatMap((to, index): FacetRange[] => {
    const range = { min: ends[index] ?? min, max: to }
    const choice = { key: '', values: [], ...range }
    const within = values.filter(value => fitsDimension(value, choice))
    const count = within.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0)
    return count > 0 ? [{ ...range, count, isChosen: chosen.some(each => isRange(each, range)) }] : []
  })
  return ranges.length > 1 ? ranges : []
}

function isRange(choice: DimensionChoice, { min, max }: { min: number; max: number }): boolean {
  return isSameValue(choice.min ?? Number.NaN, min) && isSameValue(choice.max ?? Number.NaN, max)
}

/** Round numbers between two values, from small to large. */
function boundsBetween(min: number, max: number): readonly number[] {
  const lies = (bound: number) => bound > min && bound < max
  if (min > 0 && max / min >= WIDE) {
    const ways = SERIES.map(series => growingBounds(series, min, max).filter(lies))
    return ways.find(bounds => bounds.length < MAX_RANGES) ?? ways.at(-1) ?? []
  }
  const step = roundStep((max - min) / FEWEST_STEPS)
  const first = Math.ceil(min / step)
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, index) =>
    round((first + index) * step),
  ).filter(lies)
}

function growingBounds(series: readonly number[], min: number, max: number): number[] {
  const [from, to] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))]
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index)).flatMap(power =>
    series.map(each => round(each * power)),
  )
}

/** The largest of 1, 2 and 5 with noughts that is no more than this. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find(each => each * power <= most) ?? 1) * power
}

/** Without what binary fractions add. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
