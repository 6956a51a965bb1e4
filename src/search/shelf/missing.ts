import { fitsMeasure } from '../language/measures.ts'
import type { Measure } from '../understanding.ts'
import type { Asked } from './asking.ts'
import { matchAll } from './matching.ts'
import { rank } from './ranking.ts'
import type { Shelf } from './shelf.ts'

/** A size that is not made, as it was asked for, and the rows of the nearest that are. */
export interface MissingSize {
  readonly asked: string
  readonly nearest: readonly number[]
}

/** So many sizes of a query are looked for, each in so many families. */
const MAX_SIZES = 2
const MAX_FAMILIES = 12

/** The size that was asked for but is not made by what else was asked for; null if it is, or if no size was. */
export function findMissing(shelf: Shelf, { q, terms, matches, isWanted }: Asked): MissingSize | null {
  const sizes = terms.filter(({ term }) => term.readings[0]?.kind === 'size')
  const isLeftOut = sizes.some(({ isFound }) => !isFound)
  if (sizes.length === 0 || (matches.rows.length > 0 && !isLeftOut && matches.weakness === 'none'))
    return null
  for (const size of sizes.slice(0, MAX_SIZES)) {
    if (size.isFound && isLeftOut) continue
    const [reading] = size.term.readings
    const others = terms.filter(term => term !== size && term.isFound)
    if (reading?.kind !== 'size') continue
    const around = matchAll(shelf, others, isWanted)
    for (const { row } of rank(shelf, around, { q, sort: 'best' }).slice(0, MAX_FAMILIES)) {
      const { family } = shelf.kindOf(row)
      const ofFamily = around.rows.filter(each => shelf.kindOf(each).family === family)
      const nearest = findNearest(shelf, ofFamily, reading.measures)
      if (nearest.length > 0) return { asked: size.term.text, nearest }
    }
  }
  return null
}

/** The next smaller and the next larger size among these rows, all other measures being as asked for. */
function findNearest(shelf: Shelf, rows: Int32Array, asked: readonly Measure[]): number[] {
  let below: { row: number; mm: number } | undefined
  let above: { row: number; mm: number } | undefined
  let fewestOthers = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const label = shelf.rows.label[row] ?? -1
    if (label === -1) continue
    const { measures } = shelf.labels.at(label)
    const place = placeOfDifference(asked, measures)
    const wanted = asked[place]?.mm
    const mm = measures[place]?.mm
    if (wanted === undefined || mm === undefined) continue
    // Where the last measure differs the size is nearer than where the first does.
    const others = asked.length - place
    if (others > fewestOthers) continue
    if (others < fewestOthers) {
      fewestOthers = others
      below = undefined
      above = undefined
    }
    if (mm < wanted && (!below || mm > below.mm)) below = { row, mm }
    if (mm > wanted && (!above || mm < above.mm)) above = { row, mm }
  }
  return [below, above].flatMap(nearest => (nearest ? [nearest.row] : []))
}

/** Where the one measure is that differs, if all others fit; -1 if there is not exactly one. */
function placeOfDifference(asked: readonly Measure[], made: readonly Measure[]): number {
  if (made.length < asked.length) return -1
  let place = -1
  for (const [index, measure] of asked.entries()) {
    const other = made[index]
    if (!other || fitsMeasure(measure, other)) continue
    const isComparable = (measure.kind === 'other') === (other.kind === 'other')
    if (place !== -1 || !isComparable) return -1
    place = index
  }
  return place
}
