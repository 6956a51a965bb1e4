import type { Measure } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import { mmPer, readNumber, type Written } from './numbers.ts'
import { readThread } from './threads.ts'

/** Measures that are written as one size, and where they end. */
export interface SizeAt {
  readonly end: number
  readonly measures: readonly Measure[]
  /** Two numbers with a dash: 25-40 mm. Without a unit 8-40 is M8 × 40. */
  readonly isDashed: boolean
  readonly hasUnit: boolean
}

type Part = { readonly thread: Measure } | { readonly written: Written; readonly prefix: string }

/** 'ST4.2', 'Ø10', 'd=10', 'L = 40', 'R5'. */
const PREFIX = /(?:(st) ?(?=[\d.])|(?:ø|dia(?:meter)?\.?|[dls] ?=) ?)/y
const CROSS = / {0,2}(?:[x×*]| by(?= )) {0,2}(?=[\dmøls.½¼¾⅛⅜⅝⅞#])/y
/** '25-40 mm', '14/28'. */
const RANGE = / ?[-/] ?(?=\d)(?!\d{3} ?hv)/y
const SLASH = /\/(?=\d)/y
/** '20 to 100 Nm': of lengths, this is a range for any dimension. */
const TO = / (?:to|bis) (?=\d)/y
const NAMED = /(no\.? ?|number |nr\.? ?|# ?|letter |size )(\d{1,2}|[a-z])(?![\p{L}\d])/uy
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MAX_PARTS = 6
/** A number alone above this is a bearing's or another code. */
const LONGEST_MM = 3000

function partAt(folded: string, at: number): { end: number; part: Part } | undefined {
  const thread = readThread(folded, at)
  if (thread) return { end: thread.end, part: thread }
  const prefix = matchAt(PREFIX, folded, at)
  const written = readNumber(folded, at + (prefix?.[0].length ?? 0))
  return written && { end: written.end, part: { written, prefix: prefix?.[1] ?? '' } }
}

/** The drill of the same number as a thread, of which a query may say only the number: '#8' is No. 8. Undefined for other measures. */
export function drillOf({ text }: Measure): Measure | undefined {
  const number = /^#(\d+)$/.exec(text)?.[1]
  return number === undefined
    ? undefined
    : { kind: 'other', text: `No. ${number}`, mm: Number(number), pitchMm: null }
}

/** 'No. 30' and 'Letter F' are sizes of drills. ASME B94.11M. */
function drillAt(folded: string, at: number): SizeAt | undefined {
  const match = matchAt(NAMED, folded, at)
  if (!match) return undefined
  const [whole, kind = '', name = ''] = match
  const isLetter = kind === 'letter ' || kind === 'size '
  if (isLetter !== Number.isNaN(Number(name))) return undefined
  const [text, mm] = !isLetter
    ? [`No. ${Number(name)}`, Number(name)]
    : [`Letter ${name.toUpperCase()}`, LETTERS.indexOf(name) + 1]
  return {
    end: at + whole.length,
    measures: [{ kind: 'other', text, mm, pitchMm: null }],
    isDashed: false,
    hasUnit: true,
  }
}

/** Reads the size that begins at this place of a folded text: 'm8 x 40', '1/4-20 x 1"', '25-40 mm', 'ø10'; undefined if there is none. */
export function readSize(folded: string, at: number): SizeAt | undefined {
  const first = partAt(folded, at)
  if (!first) return drillAt(folded, at)
  const parts = [first.part]
  let { end } = first
  let isDashed = false
  while (parts.length < MAX_PARTS) {
    const cross = matchAt(CROSS, folded, end)
    const range = cross ? null : (rangeAfter(folded, end, parts) ?? rangeOfOther(folded, end, parts))
    const separator = cross ?? range
    const next = separator && partAt(folded, end + separator[0].length)
    if (!next || (range && !isBare(next.part))) break
    if (range) isDashed = !range[0].includes('/')
    parts.push(next.part)
    ;({ end } = next)
  }
  const measures = measuresOf(parts)
  const [only] = measures
  const isCode =
    measures.length === 1 && isBare(first.part) && !hasUnit(parts) && (only?.mm ?? 0) > LONGEST_MM
  return isCode
    ? undefined
    : { end, measures, isDashed: isDashed && parts.length === 2, hasUnit: hasUnit(parts) }
}

/** A range goes on from a number that is no fraction: '25-40', not '1/4-20'. From a metric thread, it is its length: 'M8-40'. */
function rangeAfter(folded: string, end: number, parts: readonly Part[]): RegExpExecArray | null {
  const last = parts.at(-1)
  if (!last) return null
  if ('thread' in last)
    return last.thread.kind === 'metric-thread' && parts.length === 1 ? matchAt(RANGE, folded, end) : null
  return isBare(last) ? matchAt(parts.length === 1 ? RANGE : SLASH, folded, end) : null
}

function rangeOfOther(folded: string, end: number, parts: readonly Part[]): RegExpExecArray | null {
  const to = parts.length === 1 && parts.every(isBare) ? matchAt(TO, folded, end) : null
  const unit = to && readNumber(folded, end + to[0].length)?.unit
  return unit && mmPer(unit) === undefined ? to : null
}

function isBare(part: Part): boolean {
  return 'written' in part && !part.written.isFraction
}

function hasUnit(parts: readonly Part[]): boolean {
  return parts.some(part => 'thread' in part || part.written.unit !== null)
}

function measuresOf(parts: readonly Part[]): Measure[] {
  const isInch = parts.some(part =>
    'thread' in part
      ? part.thread.kind === 'inch-thread'
      : part.written.unit === 'in' || (part.written.isFraction && part.written.unit === null),
  )
  // '5-25 N·m': the unit is written once.
  const last = parts.at(-1)
  const shared =
    last && 'written' in last && last.written.unit !== null && !mmPer(last.written.unit)
      ? last.written.unit
      : null
  return parts.map(part => {
    if ('thread' in part) return part.thread
    const unit = part.written.unit ?? shared
    return measureOf(part.written, unit ?? (isInch ? 'in' : 'mm'), part.prefix)
  })
}

function measureOf(written: Written, unit: string, prefix: string): Measure {
  const { value, text } = written
  if (unit === 'kg')
    return measureOf({ ...written, value: value * 1000, text: String(value * 1000) }, 'g', prefix)
  const mm = mmPer(unit)
  if (mm === undefined) return { kind: 'other', text: `${text} ${unit}`, mm: value, pitchMm: null }
  const length = Math.round(value * mm * 10_000) / 10_000
  return {
    kind: 'length',
    text: prefix.toUpperCase() + lengthText(text, unit, length),
    mm: length,
    pitchMm: null,
  }
}

function lengthText(text: string, unit: string, mm: number): string {
  if (unit === 'in') return `${text}"`
  return unit === 'ft' ? `${text} ft` : String(mm)
}
