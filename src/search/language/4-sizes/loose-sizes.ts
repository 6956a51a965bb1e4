import type { Measure } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import type { Subject } from '../2-names/subject.ts'
import { isStandardNumber } from '../3-codes/standards.ts'
import { readSize, type SizeAt } from './sizes.ts'

const NUMBER_AFTER_THREAD = / {1,2}(?:l ?= ?)?(?=\d{1,4}(?:[.,]\d)?(?:$|[ ,;]|mm))/y
const THREAD_AFTER_NUMBER = / {1,2}(?=m ?\d)/y
const CLASS = /\d{1,2}[.,]\d(?! ?mm)|304|316|\d{3,4} ?hv|\d+ ?(?:pcs?|stk|pieces|teeth|links|coils)/y

const SPACED =
  /(\d{1,4}(?:[.,]\d{1,2})?) {1,2}(\d{1,4}(?:[.,]\d{1,2})?) {1,2}(\d{1,4}(?:[.,]\d{1,2})?)(?![\p{L}\d.,/"-]| ?[x×*] ?\d)/uy

/** '25 52 15': three numbers in a row are one size. */
function spacedAt(folded: string, at: number): SizeAt | undefined {
  const match = matchAt(SPACED, folded, at)
  const numbers = match?.slice(1).map(each => Number(each.replace(',', '.'))) ?? []
  if (!match || numbers.length === 0 || isStandardNumber(String(numbers[0]))) return undefined
  const measures = numbers.map((mm): Measure => ({ kind: 'length', text: String(mm), mm, pitchMm: null }))
  return { end: at + match[0].length, measures, isDashed: false, hasUnit: false }
}

/** Classes of nuts, ISO 898-2. */
const NUT_CLASSES = new Set([4, 5, 6, 8, 10, 12])

/** Whether a bare number behind the thread of a nut is its class: 'M8 8'. */
export function isNutClass({ kind, mm }: Measure): boolean {
  return kind === 'length' && NUT_CLASSES.has(mm)
}

/** Of a nut, 'M16-8' is M16 of class 8. */
function withoutClass(folded: string, at: number, size: SizeAt): SizeAt {
  const [thread, other] = size.measures
  if (!size.isDashed || thread?.kind !== 'metric-thread' || !other || !isNutClass(other)) return size
  return { ...size, end: folded.indexOf('-', at), measures: [thread], isDashed: false }
}

export interface LooseSize extends SizeAt {
  /** Its parts are only apart by spaces, and may be in the other order. */
  readonly isLoose?: boolean
}

/** Reads a size whose parts may be apart by spaces only: '25 52 15', 'M6 20', '20 M6'; undefined if there is none. */
export function readLooseSize(folded: string, at: number, subject: Subject): LooseSize | undefined {
  const spaced = spacedAt(folded, at)
  if (spaced) return spaced
  const first = readSize(folded, at)
  return first && joined(folded, subject.isNut ? withoutClass(folded, at, first) : first, subject)
}

/** 'M6 20' and '20 M6' are M6 × 20, unless the other number is a class, as in 'M6 8.8'. */
function joined(folded: string, first: SizeAt, subject: Subject): LooseSize {
  const [only] = first.measures
  if (first.measures.length !== 1 || !only) return first
  const isMetric = only.kind === 'metric-thread'
  if (only.kind === 'other' || (!isMetric && only.kind !== 'length')) return first
  const gap = matchAt(isMetric ? NUMBER_AFTER_THREAD : THREAD_AFTER_NUMBER, folded, first.end)
  if (!gap || (isMetric && matchAt(CLASS, folded, first.end + gap[0].length))) return first
  if (!isMetric && (!/^\d+$/.test(only.text) || isStandardNumber(only.text))) return first
  const second = readSize(folded, first.end + gap[0].length)
  // Pins are made to a tolerance: '8 m6'.
  if (!isMetric && subject.isPlain && second?.measures[0]?.text === 'M6')
    return { ...first, measures: [only, ...second.measures.slice(1)], end: second.end }
  const [other] = second?.measures ?? []
  if (!second || !other || second.measures.length > 1) return first
  if (isMetric && subject.isNut && isNutClass(other)) return first
  if (isMetric ? other.kind !== 'length' : other.kind !== 'metric-thread') return first
  return {
    end: second.end,
    measures: isMetric ? [only, other] : [other, only],
    isDashed: false,
    hasUnit: true,
    isLoose: true,
  }
}
