import type { Measure } from '../understanding.ts'
import { MM_PER_INCH } from './numbers.ts'
import { matchAt } from './scan.ts'
import { METRIC_PITCHES, PIPE, UNIFIED } from './tables/threads.ts'

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

/** 'M10', 'M10 x 1', 'M8-1.25'. A number that is no pitch of this thread is not read: in 'M4 x 4' it is the length. */
function metricAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(METRIC, folded, at)
  const mm = toNumber(match?.[1])
  if (!match || mm < 1 || mm > 160) return undefined
  const end = at + match[0].length
  const pitch = matchAt(PITCH, folded, end)
  const pitchMm = toNumber(pitch?.[1])
  if (pitch && METRIC_PITCHES.get(mm)?.includes(pitchMm) === true && pitchMm < mm)
    return {
      end: end + pitch[0].length,
      thread: { kind: 'metric-thread', text: `M${mm} × ${pitchMm}`, mm, pitchMm },
    }
  return { end, thread: { kind: 'metric-thread', text: `M${mm}`, mm, pitchMm: null } }
}

/** The diameter of a unified thread in mm: '#8' has 0.060" and 0.013" for each number. ASME B1.1. */
function unifiedMm(size: string): number {
  if (size.startsWith('#')) return round((0.06 + 0.013 * Number(size.slice(1))) * MM_PER_INCH)
  const [first = 0, second] = size.split(' ').map(part => {
    const [numerator = 0, denominator = 1] = part.split('/').map(Number)
    return numerator / denominator
  })
  return round((first + (second ?? 0)) * MM_PER_INCH)
}

function round(mm: number): number {
  return Math.round(mm * 10_000) / 10_000
}

function unified(end: number, size: string, perInch: number | null): ThreadAt {
  const text = perInch === null ? size : `${size}-${perInch}`
  const pitchMm = perInch === null ? null : round(MM_PER_INCH / perInch)
  return { end, thread: { kind: 'inch-thread', text, mm: unifiedMm(size), pitchMm } }
}

/** '#8-32', 'No. 8-32', '8-32'; '#8' alone has no pitch. */
function numberedAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(NUMBERED, folded, at)
  const size = `#${Number(match?.[2])}`
  const perInch = Number(match?.[3])
  if (match && UNIFIED.get(size)?.includes(perInch)) return unified(at + match[0].length, size, perInch)
  const alone = matchAt(NUMBER_ALONE, folded, at)
  const numbered = `#${Number(alone?.[1])}`
  const series = UNIFIED.get(numbered)
  if (!alone || !series) return undefined
  return unified(at + alone[0].length, numbered, inSeries(series, alone[2]))
}

type Series = readonly [unc: number | null, unf: number | null, unef: number | null]

function inSeries([unc, unf, unef]: Series, name: string | undefined): number | null {
  if (name === 'unc') return unc
  if (name === 'unf') return unf
  return name === 'unef' ? unef : null
}

/** '1/4-20', '1/4" - 20 UNC', '1 1/8-7', '1-8', '1/4 UNC'. */
function inchAt(folded: string, at: number): ThreadAt | undefined {
  const match = matchAt(INCH, folded, at)
  const size = sizeOf(match?.[1])
  const perInch = Number(match?.[2])
  const isJoined = match?.[0].includes('-') === true || size.includes('/')
  if (match && isJoined && UNIFIED.get(size)?.includes(perInch))
    return unified(at + match[0].length, size, perInch)
  const named = matchAt(INCH_SERIES, folded, at)
  const namedSize = sizeOf(named?.[1])
  const series = UNIFIED.get(namedSize)
  if (!named || !series) return undefined
  return unified(at + named[0].length, namedSize, inSeries(series, named[2]))
}

/** '1 - 1/8' as the table writes it: '1 1/8'. */
function sizeOf(written: string | undefined): string {
  return (written ?? '').replaceAll(/[ -]+/g, ' ')
}

/** The pipe thread of this size: '1/4"' has G1/4; undefined if there is none. */
export function pipeThread(inches: string): Measure | undefined {
  const size = sizeOf(inches.replace('"', ''))
  const mm = PIPE.get(size)
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
