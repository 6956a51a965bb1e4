import { isMetricThread } from '../../threads/metric.ts'
import type { Measure, Reading } from '../../understanding.ts'
import { wordsOf } from '../1-words/words.ts'
import type { Subject } from '../2-names/subject.ts'
import type { LooseSize } from './loose-sizes.ts'
import { drillOf } from './sizes.ts'
import { pipeThread, unifiedWithTurns } from './threads.ts'

/** Another way to read a size than as it was written. */
interface OtherWay {
  readonly measures: readonly Measure[]
  /** It is likelier than what was found before it. */
  readonly isLikelier?: boolean
}

/** The size as it was written, with its first measure and the others apart. */
interface Written extends LooseSize {
  readonly first: Measure
  readonly rest: readonly Measure[]
}

type ReadAs = (size: Written, subject: Subject) => OtherWay | undefined

/** All ways to read a size, the likeliest first. */
export function sizeReadings(size: LooseSize, subject: Subject): readonly Reading[] {
  const [first, ...rest] = size.measures
  if (!first) return []
  let all: readonly (readonly Measure[])[] = [size.measures]
  for (const readAs of OTHER_WAYS) {
    const other = readAs({ ...size, first, rest }, subject)
    if (other) all = other.isLikelier ? [other.measures, ...all] : [...all, other.measures]
  }
  const readings = all.map((measures): Reading => ({ kind: 'size', measures }))
  return first.kind === 'other' && rest.length === 0
    ? [...readings, { kind: 'words', words: wordsOf(first.text) }]
    : readings
}

const OTHER_WAYS: readonly ReadAs[] = [
  asGauge,
  asTeeth,
  asMetricThread,
  asInchThread,
  asThreadsPerInch,
  asHoleOfWasher,
  asDrill,
  asDiameter,
  inOtherOrder,
  asPipeThread,
  asDashed,
]

function length(text: string, mm: number): Measure {
  return { kind: 'length', text, mm, pitchMm: null }
}

function metricThread(mm: number): Measure {
  return { kind: 'metric-thread', text: `M${mm}`, mm, pitchMm: null }
}

function areLengths(measures: readonly Measure[]): boolean {
  return measures.every(({ kind }) => kind === 'length')
}

function hasInches(measures: readonly Measure[]): boolean {
  return measures.some(({ text }) => text.endsWith('"'))
}

function withoutInches({ text }: Measure): string {
  return text.replace('"', '')
}

/** ISO 1478: tapping screws by the numbers of their threads. */
const GAUGES: Readonly<Record<string, number>> = {
  '#2': 2.2,
  '#4': 2.9,
  '#6': 3.5,
  '#7': 3.9,
  '#8': 4.2,
  '#10': 4.8,
  '#12': 5.5,
  '#14': 6.3,
}

/** Of a tapping screw, '#8' is ST4.2. */
function asGauge({ first, rest }: Written, { isTapping }: Subject): OtherWay | undefined {
  const mm = isTapping ? GAUGES[first.text] : undefined
  return mm === undefined ? undefined : { measures: [length(`ST${mm}`, mm), ...rest], isLikelier: true }
}

/** Of a sprocket, '17 t' are teeth. */
function asTeeth({ first, rest }: Written, { isToothed }: Subject): OtherWay | undefined {
  if (!isToothed || first.text !== `${first.mm} t`) return undefined
  return { measures: [{ ...first, text: `${first.mm} teeth` }, ...rest], isLikelier: true }
}

/** '8 x 40' is M8 × 40, and so is '8-40', where no unit says otherwise. */
function asMetricThread(
  { measures, first, rest, isDashed, hasUnit }: Written,
  { isPlain, isThreaded }: Subject,
): OtherWay | undefined {
  if (!areLengths(measures) || hasInches(measures)) return undefined
  if (!isMetricThread(first.mm) || first.text.startsWith('ST')) return undefined
  const asThread = [metricThread(first.mm), ...rest]
  if (isDashed) return { measures: asThread, isLikelier: !hasUnit && !isPlain }
  const mayBe = rest.length === 0 ? isThreaded : rest.length === 1 && !isPlain
  return mayBe ? { measures: asThread } : undefined
}

/** '1/4" x 2"' is a thread of 1/4". */
function asInchThread({ measures, first, rest }: Written, { isPlain }: Subject): OtherWay | undefined {
  if (!areLengths(measures) || !hasInches(measures) || isPlain) return undefined
  return {
    measures: [{ kind: 'inch-thread', text: withoutInches(first), mm: first.mm, pitchMm: null }, ...rest],
  }
}

/** '1/4 x 20' has 20 threads per inch, while '1 x 8' may be 8 inches long. */
const LONGEST_SCREW_MM = 300

/** '1/4 x 20' is 1/4-20. */
function asThreadsPerInch({ measures, first, rest }: Written, { isPlain }: Subject): OtherWay | undefined {
  const [second, ...others] = rest
  if (!second || !areLengths(measures) || !hasInches(measures) || isPlain) return undefined
  const thread = unifiedWithTurns(withoutInches(first), Number(withoutInches(second)))
  return thread && { measures: [thread, ...others], isLikelier: second.mm > LONGEST_SCREW_MM }
}

/** A washer for 1/4-20 has a hole for 1/4". */
function asHoleOfWasher({ first, rest }: Written, { isWasher }: Subject): OtherWay | undefined {
  if (!isWasher || first.kind !== 'inch-thread' || !first.text.includes('/')) return undefined
  const [size] = first.text.split('-')
  return { measures: [length(`${size}"`, first.mm), ...rest] }
}

/** '#8' may be the drill No. 8. */
function asDrill({ first, rest }: Written, { isThreaded, isPlain }: Subject): OtherWay | undefined {
  const drill = rest.length > 0 || isThreaded ? undefined : drillOf(first)
  return drill && { measures: [drill], isLikelier: isPlain }
}

/** Of a pin, 'M6' is its diameter; of a gear its module. */
function asDiameter({ first, rest }: Written, { isPlain }: Subject): OtherWay | undefined {
  if (!isPlain || first.kind !== 'metric-thread' || first.pitchMm !== null) return undefined
  return { measures: [length(String(first.mm), first.mm), ...rest] }
}

/** Apart by a space, the thread behind its length, as in '20 x M10', or the other way round than parts of this kind are called. */
function inOtherOrder({ first, rest, isLoose = false }: Written, { order }: Subject): OtherWay | undefined {
  const [second, ...others] = rest
  if (!second) return undefined
  const isTurned = first.kind === 'length' && others.length === 0
  const falls = first.mm > second.mm
  const isUnusual = second.kind === 'length' && order === (falls ? 'rising' : 'falling')
  return isLoose || (isTurned && (second.kind === 'metric-thread' || isUnusual))
    ? { measures: [...rest, first] }
    : undefined
}

/** Of a pipe, '1/2"' is G1/2. */
function asPipeThread({ measures, first, rest }: Written, { isPipe }: Subject): OtherWay | undefined {
  const thread = isPipe && rest.length === 0 && hasInches(measures) ? pipeThread(first.text) : undefined
  return thread && { measures: [thread], isLikelier: true }
}

/** '8-32' is a thread, but may be M8 × 32. */
function asDashed({ first, rest }: Written): OtherWay | undefined {
  if (!first.text.startsWith('#') || first.pitchMm === null || rest.length > 0) return undefined
  const [mm = 0, long = 0] = first.text.slice(1).split('-').map(Number)
  return isMetricThread(mm) && long > mm
    ? { measures: [metricThread(mm), length(String(long), long)] }
    : undefined
}
