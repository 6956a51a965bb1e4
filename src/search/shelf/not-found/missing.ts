import { fitsMeasure, hasOtherPitch } from '../../language/4-sizes/measures.ts'
import { isOfQuality, isOfWords, type Measure } from '../../understanding.ts'
import type { Shelf } from '../kept/shelf.ts'
import { WEAK, weights } from '../kept/weights.ts'
import { type Asked, saysWhat } from '../matching/asking.ts'
import { weightOfTerm } from '../matching/fitting.ts'
import { isOfSize, matchAll, type ReachedTerm } from '../matching/matching.ts'
import { rank } from '../matching/ranking.ts'

/** A size that is not made, and the rows of the nearest that are. */
export interface MissingSize {
  /** As it was asked for: 'M8 × 42'; with what else was asked for, if it is made of something else: 'hex bolt M8 × 40, Brass'. */
  readonly asked: string
  readonly nearest: readonly number[]
}

/** So many sizes of a query are looked for, each in so many families. */
const MAX_SIZES = 2
const MAX_FAMILIES = 12
/** So many of what is nearest are named. */
export const MAX_NEAREST = 2
/** Nothing that is so many times smaller or larger is near. */
const FAR = 10

/** The size that was asked for but is not made by what else was asked for; null if it is, or if no size was. */
export function findMissing(shelf: Shelf, asked: Asked): MissingSize | null {
  const { terms, matches } = asked
  const notMade = terms.find(({ term }) => term.notMade !== undefined)
  if (notMade) {
    const nearest = rank(shelf, matches, { q: asked.q, sort: 'best' }).slice(0, MAX_NEAREST)
    return { asked: notMade.term.text, nearest: nearest.map(({ row }) => row) }
  }
  const sizes = terms.flatMap(each => {
    const reading = isOfSize(each.term) && each.term.readings.find(({ kind }) => kind === 'size')
    return reading && reading.kind === 'size' ? [{ ...each, measures: reading.measures }] : []
  })
  const isLeftOut = sizes.some(({ isFound }) => !isFound)
  const isWithout = terms.some(isLeftQuality)
  const isOfOtherPitch = sizes.some(size => !isMade(shelf, size, matches.rows, weights.otherPitch))
  if (matches.rows.length > 0 && !isLeftOut && !isWithout && !isOfOtherPitch && matches.weakness === 'none')
    return null
  const [finer] = isOfOtherPitch ? rank(shelf, matches, { q: asked.q, sort: 'best' }) : []
  const ofOtherPitch = finer ? [finer.row] : []
  for (const size of sizes.filter(({ isFound }) => !(isFound && isLeftOut)).slice(0, MAX_SIZES)) {
    const others = terms.filter(each => each.term !== size.term && (each.isFound || isLeftQuality(each)))
    if (others.length === 0 && !saysKind(size.measures)) continue
    const around = matchAll(shelf, others, asked.isWanted)
    const ofAnyQuality = others.filter(({ term }) => !isOfQuality(term))
    const { rows } =
      ofAnyQuality.length === others.length ? around : matchAll(shelf, ofAnyQuality, asked.isWanted)
    const isCoarse = rows.some(row => hasCoarse(shelf, row, size.measures[0]))
    if (isMade(shelf, size, around.rows, isCoarse ? weights.otherPitch : WEAK)) continue
    const otherMeasures = sizes.filter(each => each !== size).flatMap(({ measures }) => measures)
    const families = rank(shelf, around, { q: asked.q, sort: 'best', isUsualFirst: !saysWhat(asked) })
    const byFamily = Map.groupBy(around.rows, row => shelf.groupOf(row))
    const inInches = isInInches(size.measures[0])
      ? families.filter(({ row }) => isMadeInInches(shelf, row))
      : []
    const likely = inInches.length > 0 ? inInches : families
    for (const { row } of likely.slice(0, MAX_FAMILIES)) {
      const ofFamily = byFamily.get(shelf.groupOf(row)) ?? []
      const nearest = [
        ...(isCoarse && size.isFound
          ? ofOtherPitch.filter(each => !hasCoarse(shelf, each, size.measures[0]))
          : []),
        ...findNearest(shelf, ofFamily, { asked: size.measures, otherMeasures }),
      ]
      if (nearest.length > 0)
        return { asked: describeAsked(shelf, size, others), nearest: nearest.slice(0, MAX_NEAREST) }
    }
    // What has no labels is told apart by nothing: the best of it is near.
    if (saysWhat(asked) && families.every(({ row }) => shelf.labelOf(row) === null)) {
      const nearest = families.slice(0, MAX_NEAREST).map(({ row }) => row)
      if (nearest.length > 0) return { asked: sayAsked([...others, size]), nearest }
    }
  }
  return null
}

/** A quality that was left out: what is missing is missing in it. */
function isLeftQuality(each: Asked['terms'][number]): boolean {
  return isOfQuality(each.term) && !each.isFound && each.isFoundAlone
}

function describeAsked(shelf: Shelf, size: ReachedTerm, others: readonly ReachedTerm[]): string {
  const isMadeElsewhere = isMade(shelf, size, matchAll(shelf, [size]).rows)
  const parts = isMadeElsewhere ? [size, ...others] : [size]
  return sayAsked(parts)
}

/** What was asked for, as a person would say it: 'split pin 3', 'hex bolt M24, 10.9, Black'. */
export function sayAsked(asked: readonly ReachedTerm[]): string {
  const terms = asked.map(({ term }) => term)
  const names = terms.filter(isOfWords)
  const sizes = terms.filter(term => !isOfWords(term) && isOfSize(term))
  const called = [...names, ...sizes].map(({ text }) => text).join(' ')
  const others = terms.filter(term => !isOfWords(term) && !isOfSize(term)).map(({ text }) => text)
  return [called, ...others].filter(Boolean).join(', ')
}

/** A bolt of 3/8 is near others in inches, however many metric ones there are. */
function isInInches(measure: Measure | undefined): boolean {
  return measure?.kind === 'inch-thread' || measure?.text.endsWith('"') === true
}

function isMadeInInches({ labels, rows }: Shelf, row: number): boolean {
  const label = rows.label[row] ?? -1
  return label !== -1 && isInInches(labels.at(label).measures[0])
}

/** Whether a size alone says of what it may be: M8 or 8 x 40, but not 8. */
function saysKind(measures: readonly Measure[]): boolean {
  return measures.length > 1 || measures[0]?.kind.endsWith('thread') === true
}

/** Whether any of these rows is of this size, and not only some dimension of it. */
function isMade(shelf: Shelf, { reached }: ReachedTerm, rows: Int32Array, least: number = WEAK): boolean {
  return rows.some(row => weightOfTerm(shelf, reached, row) > least)
}

/** Whether a row has the metric thread of this diameter in its coarse pitch, which is meant where none is written. */
function hasCoarse({ labels, rows }: Shelf, row: number, asked: Measure | undefined): boolean {
  const label = rows.label[row] ?? -1
  const made = label === -1 ? undefined : labels.at(label).measures[0]
  return (
    asked?.kind === 'metric-thread' &&
    made?.kind === asked.kind &&
    made.mm === asked.mm &&
    !hasOtherPitch(asked, made)
  )
}

interface Wanted {
  readonly asked: readonly Measure[]
  /** What the query says of other dimensions: it is not what this one may be instead. */
  readonly otherMeasures: readonly Measure[]
}

/** The next smaller and the next larger size among these rows, the nearer one first, all other measures being as asked for. */
function findNearest(shelf: Shelf, rows: readonly number[], { asked, otherMeasures }: Wanted): number[] {
  let below: Near | undefined
  let above: Near | undefined
  let fewestOthers = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const label = shelf.rows.label[row] ?? -1
    if (label === -1) continue
    const measures = madeMeasures(shelf, row, asked.length)
    const place = placeOfDifference(asked, measures)
    const wanted = asked[place]
    const made = measures[place]
    if (!wanted || !made || otherMeasures.some(other => fitsMeasure(other, made))) continue
    const { mm } = made
    if (mm * FAR < wanted.mm || mm > wanted.mm * FAR) continue
    // Where the last measure differs the size is nearer than where the first does.
    const others = asked.length - place
    if (others > fewestOthers) continue
    if (others < fewestOthers) {
      fewestOthers = others
      below = undefined
      above = undefined
    }
    const off = Math.abs(mm - wanted.mm)
    if (mm < wanted.mm && (!below || off < below.off)) below = { row, off }
    if (mm > wanted.mm && (!above || off < above.off)) above = { row, off }
  }
  return [below, above]
    .filter(each => each !== undefined)
    .sort((one, other) => one.off - other.off)
    .map(({ row }) => row)
}

interface Near {
  readonly row: number
  /** How far the measure is from what was asked for. */
  readonly off: number
}

/** What a size is called by; a bearing, that is called by a number, has its first dimensions instead. */
function madeMeasures({ labels, geometries, rows }: Shelf, row: number, count: number): readonly Measure[] {
  const { measures } = labels.at(rows.label[row] ?? -1)
  if (measures.length >= count) return measures
  const geometry = rows.geometry[row] ?? 0
  const { dimensions } = geometries.shapeOf(geometry)
  return dimensions.slice(0, count).map(({ unit }, place): Measure => {
    const mm = geometries.valueAt(geometry, place)
    return { kind: unit === 'mm' ? 'length' : 'other', text: String(mm), mm, pitchMm: null }
  })
}

/** Where the one measure is that differs, if all others fit; -1 if there is not exactly one. */
function placeOfDifference(asked: readonly Measure[], made: readonly Measure[]): number {
  if (made.length < asked.length) return -1
  let place = -1
  for (const [index, measure] of asked.entries()) {
    const other = made[index]
    if (other && hasOtherPitch(measure, other)) return -1
    if (!other || fitsMeasure(measure, other)) continue
    if (place !== -1 || !isComparable(measure, other)) return -1
    place = index
  }
  return place
}

/** Threads and lengths are not compared with each other, but '8' may stand for M8. */
function isComparable(asked: Measure, made: Measure): boolean {
  return asked.kind === made.kind || (asked.kind === 'length' && made.kind === 'metric-thread')
}
