import { MM_PER_INCH } from '#contract/inches.ts'
import { seriesOfMetric } from '../../threads/metric.ts'
import { pipeThreads } from '../../threads/pipe.ts'
import { type UnifiedSize, unifiedSizes } from '../../threads/unified.ts'
import type { Measure } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import { readNumber } from './numbers.ts'

export interface ThreadAt {
  readonly end: number
  readonly thread: Measure
}

const METRIC = /m ?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d/.,]\d|\d| ?mm|[a-wyz])/y
const PITCH = /(?: ?[x×*] ?| ?- ?)(\d(?:[.,]\d{1,2})?|\.\d{1,2})(?![\d/.,]|[ -]\d{1,2}\/|[a-wyz])/y
const NUMBERED =
  /(?:(#|no\.? ?|number |nr\.? ?) ?)?(\d{1,2}) ?- ?(\d{2})(?![\d/.,]\d|\d|[a-tv-wyz])(?: ?(un(?:c|f|ef)?)\b)?/y
const NUMBER_ALONE =
  /(?:# ?|no\. ?|no |number |nr\. ?)(\d{1,2})(?![\d/.,]|-\d|[a-wyz])(?: ?(un(?:c|f|ef)?)\b)?/y
const INCH =
  /((?:[1-3](?: | ?- ?))?[1-9]{1,2}\/\d{1,2}|[1-3])(?: ?"| ?in(?:ch)?\b)?(?: ?- ?| )(\d{1,2}(?:\.5)?)(?![\d/.,]\d|\d|"| ?\/|[a-tv-wyz])(?: ?(un(?:c|f|ef)?)\b)?/y
const INCH_SERIES =
  /((?:[1-3](?: | ?- ?))?[1-9]{1,2}\/\d{1,2}|[1-3])(?: ?"| ?in(?:ch)?\b)? ?(un(?:c|f|ef))\b/y
const PIPE_THREAD = /(?:g|bsp) ?((?:[1-3](?: | ?- ?))?[1-9]{1,2}\/\d{1,2}|[1-2])(?!\d|\/)(?: ?")?/y

function toNumber(written: string | undefined): number {
  return Number((written ?? '').replace(',', '.'))
}

/** 'M10', 'M10 x 1', 'M8-1.25'. A number that is no pitch of this thread is not read: in 'M4 x 4' and 'M8 x 1"' it is the length. */
function metricAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(METRIC, folded, at)
  const mm = toNumber(match?.[1])
  if (!match || mm < 1 || mm > 160) return undefined
  const end = at + match[0].length
  const pitch = matchAt(PITCH, folded, end)
  const pitchMm = toNumber(pitch?.[1])
  const behind = pitch && readNumber(folded, end + pitch[0].length - (pitch[1] ?? '').length)
  if (pitch && behind?.unit !== 'in' && seriesOfMetric(mm, pitchMm))
    return {
      end: end + pitch[0].length,
      thread: { kind: 'metric-thread', text: `M${mm} × ${pitchMm}`, mm, pitchMm },
    }
  return { end, thread: { kind: 'metric-thread', text: `M${mm}`, mm, pitchMm: null } }
}

/** The series by the names that are written behind a size. */
const SERIES: ReadonlyMap<string, 'coarse' | 'fine' | 'extraFine'> = new Map([
  ['unc', 'coarse'],
  ['unf', 'fine'],
  ['unef', 'extraFine'],
])

function unified(name: string, { inches }: UnifiedSize, turns: number | undefined): Measure {
  const text = turns === undefined ? name : `${name}-${turns}`
  const pitchMm = turns === undefined ? null : round(MM_PER_INCH / turns)
  return { kind: 'inch-thread', text, mm: round(inches * MM_PER_INCH), pitchMm }
}

function round(mm: number): number {
  return Math.round(mm * 10_000) / 10_000
}

/** The unified thread of this size with so many turns an inch: '1/4', 20; undefined if there is none. */
export function unifiedWithTurns(name: string, turns: number): Measure | undefined {
  const size = unifiedSizes.get(name)
  const isKnown = size && [size.coarse, size.fine, size.extraFine].includes(turns)
  return isKnown ? unified(name, size, turns) : undefined
}

/** The unified thread of this size and series; without a pitch if no series is named, or the size is not in it. */
function unifiedOfSeries(name: string, seriesName = ''): Measure | undefined {
  const size = unifiedSizes.get(name)
  const series = SERIES.get(seriesName)
  return size && unified(name, size, series && size[series])
}

/** A thread that ends with this match. */
function ending(at: number, match: RegExpExecArray, thread: Measure | undefined): ThreadAt | undefined {
  return thread && { end: at + match[0].length, thread }
}

/** '#8-32', 'No. 8-32', '8-32'; '#8' alone has no pitch. */
function numberedAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(NUMBERED, folded, at)
  const withTurns = match && unifiedWithTurns(`#${Number(match[2])}`, Number(match[3]))
  if (match && withTurns) return ending(at, match, withTurns)
  const alone = matchAt(NUMBER_ALONE, folded, at)
  return alone ? ending(at, alone, unifiedOfSeries(`#${Number(alone[1])}`, alone[2])) : undefined
}

/** '1/4-20', '1/4" - 20 UNC', '1 1/8-7', '1-8', '1/4 UNC'. */
function inchAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(INCH, folded, at)
  const size = sizeOf(match?.[1])
  if (match && (match[0].includes('-') || size.includes('/'))) {
    const withTurns = unifiedWithTurns(size, Number(match[2]))
    if (withTurns) return ending(at, match, withTurns)
  }
  const named = matchAt(INCH_SERIES, folded, at)
  return named ? ending(at, named, unifiedOfSeries(sizeOf(named[1]), named[2])) : undefined
}

/** '1 - 1/8' as the table writes it: '1 1/8'. */
function sizeOf(written: string | undefined): string {
  return (written ?? '').replaceAll(/[ -]+/g, ' ')
}

/** The pipe thread of this size: '1/4"' has G1/4; undefined if there is none. */
export function pipeThread(inches: string): Measure | undefined {
  const size = sizeOf(inches.replace('"', ''))
  const mm = pipeThreads.get(size)
  return mm === undefined ? undefined : { kind: 'pipe-thread', text: `G${size}`, mm, pitchMm: null }
}

/** 'G1/4', 'BSP 1/2', 'G1 1/4'. */
function pipeAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(PIPE_THREAD, folded, at)
  const thread = pipeThread(match?.[1] ?? '')
  return match && thread ? { end: at + match[0].length, thread } : undefined
}

/** Reads the thread that is written here; undefined if there is none. */
export function readThread(folded: string, at: number): ThreadAt | undefined {
  return metricAt(folded, at) ?? inchAt(folded, at) ?? numberedAt(folded, at) ?? pipeAt(folded, at)
}
