import { fitsMeasure, hasOtherPitch } from '../../language/4-sizes/measures.ts'
import { isSameValue } from '../../rounding.ts'
import type { Measure, Reading } from '../../understanding.ts'
import { compact, weighCode } from '../kept/codes.ts'
import type { Posting } from '../kept/postings.ts'
import type { Shelf } from '../kept/shelf.ts'
import { deductionOf, HALF_TYPED, less, NEAR, weights } from '../kept/weights.ts'
import { fitBound } from './fitting-bounds.ts'

/**
 * How well one part of a query fits, by what a row has: its kind, its label, its dimensions; or by the row itself. A row fits as
 * well as the best of them; undefined where nothing fits.
 */
export interface Fitting {
  kind?: Uint8Array
  label?: Uint8Array
  geometry?: Uint8Array
  row?: Uint8Array
}

/** Several fittings of which all have to fit: the words of a reading. */
export type Reached = readonly Fitting[]

/** How a reading fits the shelf. `isHalfTyped`: its last word, or its code, may go on. */
export function fitReading(
  shelf: Shelf,
  reading: Reading,
  { order, isHalfTyped }: { order: number; isHalfTyped: boolean },
): Reached {
  const deduction = deductionOf(order)
  switch (reading.kind) {
    case 'words':
      return reading.words.map((word, index) =>
        fitWord(shelf, word, deduction, isHalfTyped && index === reading.words.length - 1),
      )
    case 'quality':
      return [fitPosting(shelf, shelf.kinds.qualities.find(reading.quality), deduction)]
    case 'standard':
      return [fitStandard(shelf, reading.standard, deduction + (reading.isNear ? NEAR : 0))]
    case 'size':
      return [fitMeasures(shelf, reading.measures, deduction)]
    case 'bounds':
      return reading.bounds.map(bound => fitBound(shelf, bound, deduction))
    case 'code':
      return [fitCode(shelf, reading.code, deduction)]
  }
}

/** How well a row fits one fitting. */
export function weightOf(shelf: Shelf, { kind, label, geometry, row }: Fitting, at: number): number {
  const { rows } = shelf
  let best = 0
  if (kind) best = kind[rows.kind[at] ?? 0] ?? 0
  if (label) best = Math.max(best, label[rows.label[at] ?? -1] ?? 0)
  if (geometry) best = Math.max(best, geometry[rows.geometry[at] ?? 0] ?? 0)
  if (row) best = Math.max(best, row[at] ?? 0)
  return best
}

/** How well a row fits a part of a query: as well as the best of its readings, of which every fitting has to fit. */
export function weightOfTerm(shelf: Shelf, reached: readonly Reached[], row: number): number {
  let best = 0
  for (const fittings of reached) {
    let least = 255
    for (const fitting of fittings) {
      least = Math.min(least, weightOf(shelf, fitting, row))
      if (least === 0) break
    }
    if (least > best) best = least
  }
  return best
}

/** The fitting of a part of a query that has a single one, as most have. */
export function onlyFitting(reached: readonly Reached[]): Fitting | undefined {
  const [first] = reached
  return reached.length === 1 && first?.length === 1 ? first[0] : undefined
}

export function isNothing({ kind, label, geometry, row }: Fitting): boolean {
  return !kind && !label && !geometry && !row
}

function fitPosting({ kinds }: Shelf, posting: Posting | undefined, deduction: number): Fitting {
  if (!posting) return {}
  const kind = new Uint8Array(kinds.size)
  raise(kind, posting, deduction)
  return { kind }
}

function raise(weightsOf: Uint8Array, { entries, weights: given, length }: Posting, deduction: number): void {
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] ?? 0
    weightsOf[entry] = Math.max(weightsOf[entry] ?? 0, less(given[index] ?? 0, deduction))
  }
}

/** How many words a half-typed one may stand for. */
const MAX_ENDINGS = 40

function fitWord(shelf: Shelf, word: string, deduction: number, isHalfTyped: boolean): Fitting {
  const isWhole = shelf.words.hasWhole(word)
  const endings = isWhole && !isHalfTyped ? [] : shelf.words.beginningWith(word, MAX_ENDINGS)
  const fitting: Fitting = {}
  for (const each of new Set([...(isWhole ? [word] : []), ...endings])) {
    const deducted = deduction + (each === word ? 0 : HALF_TYPED)
    const kind = shelf.kinds.words.find(each)
    const label = shelf.labels.words.find(each)
    if (kind) raise((fitting.kind ??= new Uint8Array(shelf.kinds.size)), kind, deducted)
    if (label) raise((fitting.label ??= new Uint8Array(shelf.labels.size)), label, deducted)
  }
  return fitting
}

/** A standard, or one of its parts: ISO 3547 has ISO 3547-1. */
function fitStandard({ kinds }: Shelf, wanted: string, deduction: number): Fitting {
  let kind: Uint8Array | undefined
  for (const [standard, ofStandard] of kinds.standards) {
    if (!standard.startsWith(wanted)) continue
    const isPart = standard.length > wanted.length
    if (isPart && /[\p{L}\p{N}]/u.test(standard.charAt(wanted.length))) continue
    kind ??= new Uint8Array(kinds.size)
    for (const each of ofStandard)
      kind[each] = Math.max(kind[each] ?? 0, less(weights.standard, deduction + (isPart ? HALF_TYPED : 0)))
  }
  return kind ? { kind } : {}
}

function fitCode(shelf: Shelf, written: string, deduction: number): Fitting {
  const code = compact(written)
  const { rows, labels } = shelf
  const fitting: Fitting = {}
  const posting = shelf.codes.find(code)
  for (let index = 0; index < (posting?.length ?? 0); index += 1) {
    const at = posting?.entries[index] ?? 0
    if (!rows.isTaken[at]) continue
    const weight = weighCode(code, rows.sku[at] ?? null, rows.name[at] ?? '')
    if (weight > 0) (fitting.row ??= new Uint8Array(rows.length))[at] = less(weight, deduction)
  }
  for (const label of labels.find(code))
    (fitting.label ??= new Uint8Array(labels.size))[label] = less(weights.wholeLabel, deduction)
  return fitting
}

function fitMeasures(shelf: Shelf, asked: readonly Measure[], deduction: number): Fitting {
  const { labels, geometries } = shelf
  const fitting: Fitting = {}
  const [first] = asked
  if (!first) return fitting
  labels.lengths.visitNear(first.mm, index => {
    const weight = weighLabel(asked, labels.at(index).measures)
    if (weight > 0) (fitting.label ??= new Uint8Array(labels.size))[index] = less(weight, deduction)
  })
  geometries.lengths.visitNear(first.mm, index => {
    const weight = weighGeometry(shelf, asked, index)
    if (weight > 0) (fitting.geometry ??= new Uint8Array(geometries.size))[index] = less(weight, deduction)
  })
  return fitting
}

function weighLabel(asked: readonly Measure[], made: readonly Measure[]): number {
  if (made.length < asked.length) return 0
  let next = 0
  let isStart = true
  let isOfOtherPitch = false
  let isWhole = made.length === asked.length
  for (const [index, measure] of made.entries()) {
    const wanted = asked[next]
    if (!wanted) break
    if (fitsMeasure(wanted, measure)) {
      next += 1
      // Of 8-32 the washer #8 fits, but the nut #8-32 is what was named.
      if (measure.kind === 'inch-thread' && measure.pitchMm === null && wanted.pitchMm !== null)
        isWhole = false
      isOfOtherPitch ||= hasOtherPitch(wanted, measure)
    } else if (index < asked.length) isStart = false
  }
  if (next < asked.length) return 0
  if (isOfOtherPitch) return weights.otherPitch
  if (!isStart) return weights.withinLabel
  // Of 1/2" a drill of 12.7 mm is as large, but called otherwise.
  return isWhole && isInInches(asked) === isInInches(made) ? weights.wholeLabel : weights.beginningOfLabel
}

function isInInches([first]: readonly Measure[]): boolean {
  return first?.kind === 'inch-thread' || first?.text.endsWith('"') === true
}

/** Of '3.15 t' what is before its unit. */
const NUMBER = /^[\d.]+ /

/** Whether the dimensions have these lengths and loads, in this order. */
function weighGeometry({ geometries }: Shelf, asked: readonly Measure[], geometry: number): number {
  const { dimensions } = geometries.shapeOf(geometry)
  let place = 0
  let isStart = true
  let isOfOtherPitch = false
  for (const measure of asked) {
    const unit = measure.kind === 'other' ? measure.text.replace(NUMBER, '') : 'mm'
    const isThread = measure.kind.endsWith('thread')
    let found = -1
    for (let each = place; each < dimensions.length && found === -1; each += 1) {
      const dimension = dimensions[each]
      if (dimension?.unit !== unit || (isThread && dimension.key !== 'thread')) continue
      if (isSameValue(geometries.valueAt(geometry, each), measure.mm)) found = each
    }
    if (found === -1) return 0
    if (found !== place) isStart = false
    place = found + 1
    const pitchMm = isThread ? (geometries.valueOf(geometry, 'pitch') ?? null) : null
    if (pitchMm === null) continue
    if (measure.pitchMm !== null && !isSameValue(measure.pitchMm, pitchMm)) return 0
    isOfOtherPitch ||= hasOtherPitch(measure, { mm: measure.mm, pitchMm })
  }
  if (isOfOtherPitch) return weights.otherPitch
  return isStart ? weights.firstDimensions : weights.dimension
}
