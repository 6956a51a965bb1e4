import { inchFractionOf } from '#contract/inches.ts'
import { INCH_FRACTION_MM } from '../rounding.ts'
import { isMetricThread } from '../threads/metric.ts'
import type { Measure, Reading, Term } from '../understanding.ts'
import { isNutClass, type LooseSize, readLooseSize } from './loose-sizes.ts'
import { matchAt } from './scan.ts'
import type { SizeAt } from './sizes.ts'
import type { Subject } from './subject.ts'
import { pipeThread } from './threads.ts'
import { wordsOf } from './words.ts'

/** 'bore 20', 'length: 40', 'size 10', 'd=8': the word says which dimension, the number is what is looked for. */
const BEFORE =
  /(?:bore|cross[ -]section|module?|mod|od|id|dia|diameter|length|width|height|stroke|base|belt|band|opening|thickness|size|lange|laenge|breite|hohe|durchmesser|hub|ad)\.?(?: ?[=:] ?| )(?=\d|ø|m\d|\.\d)/y
const AFTER =
  /[ -](?:bore|od|id|dia|diameter|stroke|base|belt|band|opening|wide|width|thick|thickness|deep|drive|lange|laenge|breit|hub|a\/f|af)(?![a-z\d])/y
const LONG = / ?(?:long|lg|lang)(?![a-z\d])/y

/** A term that is a size, with what is written around it; undefined if no size begins here. */
export function readSizeTerm(
  folded: string,
  at: number,
  subject: Subject,
): { term: Term; isBare: boolean } | undefined {
  const before = matchAt(BEFORE, folded, at)
  const start = at + (before?.[0].length ?? 0)
  const size = readLooseSize(folded, start, subject)
  if (!size) return undefined
  const isThread = size.measures.some(({ kind }) => kind !== 'length' && kind !== 'other')
  const after = matchAt(AFTER, folded, size.end) ?? (isThread ? matchAt(LONG, folded, size.end) : null)
  const end = size.end + (after?.[0].length ?? 0)
  const readings = readingsOf(size, subject)
  const isBare = !before && !after && /^\d+$/.test(folded.slice(start, end))
  const [only] = size.measures
  if (isBare && only && subject.isToothed) {
    const teeth: Measure = { kind: 'other', text: `${only.mm} teeth`, mm: only.mm, pitchMm: null }
    const counted: Reading = { kind: 'size', measures: [teeth] }
    return {
      term: { start: at, end, text: textOf(size, readings), note: null, readings: [...readings, counted] },
      isBare,
    }
  }
  if (isBare && only && subject.isNut && subject.hasThread && isNutClass(only)) {
    const quality: Reading = { kind: 'quality', quality: `class-${only.mm}` }
    const term = { start: at, end, text: `Class ${only.mm}`, note: null, readings: [quality, ...readings] }
    return { term, isBare: false }
  }
  const term = { start: at, end, text: textOf(size, readings), note: noteOf(size.measures), readings }
  return { term, isBare }
}

function textOf({ measures, isDashed }: SizeAt, [likeliest]: readonly Reading[]): string {
  const isRange = isDashed && likeliest?.kind === 'size' && likeliest.measures[0]?.kind === 'length'
  const shown = likeliest?.kind === 'size' ? likeliest.measures : measures
  return shown.map(({ text }) => text).join(isRange ? '–' : ' × ')
}

/** Half of what is sold in inches is looked for in mm, and the other way round. */
function noteOf(measures: readonly Measure[]): string | null {
  const [only] = measures
  if (measures.length !== 1 || only?.kind !== 'length') return null
  if (!/^[\d.]+$/.test(only.text)) return null
  const inches = Number.isInteger(only.mm) ? undefined : inchFractionOf(only.mm, INCH_FRACTION_MM)
  return inches === undefined ? null : `${only.text} mm is ${inches}"`
}

function metric(measure: Measure): Measure {
  return { kind: 'metric-thread', text: `M${measure.mm}`, mm: measure.mm, pitchMm: null }
}

function readingsOf(size: LooseSize, subject: Subject): readonly Reading[] {
  const { measures } = size
  const [first, ...rest] = measures
  if (!first) return []
  const read: Measure[][] = [[...measures]]
  const isLengths = measures.every(({ kind }) => kind === 'length')
  const hasInches = measures.some(({ text }) => text.endsWith('"'))
  if (isLengths && !hasInches && isMetricThread(first.mm) && !first.text.startsWith('ST')) {
    const asThread = [metric(first), ...rest]
    if (size.isDashed) read[size.hasUnit || subject.isPlain ? 'push' : 'unshift'](asThread)
    else if (rest.length > 0 ? rest.length === 1 && !subject.isPlain : subject.isThreaded) read.push(asThread)
  }
  if (isLengths && hasInches && !subject.isPlain) {
    const text = first.text.replace('"', '')
    read.push([{ kind: 'inch-thread', text, mm: first.mm, pitchMm: null }, ...rest])
  }
  if (first.kind === 'metric-thread' && first.pitchMm === null && subject.isPlain)
    read.push([{ ...first, kind: 'length', text: String(first.mm) }, ...rest])
  if (size.isLoose === true) read.push([...rest, first])
  const pipe = hasInches && rest.length === 0 && subject.isPipe ? pipeThread(first.text) : undefined
  if (pipe) read.unshift([pipe])
  const sizes = read.map((each): Reading => ({ kind: 'size', measures: each }))
  if (first.text.startsWith('#') && first.pitchMm !== null && rest.length === 0)
    sizes.push(...asDashed(first))
  return first.kind === 'other' && rest.length === 0
    ? [...sizes, { kind: 'words', words: wordsOf(first.text) }]
    : sizes
}

/** '8-32' is a thread, but may be M8 × 32. */
function asDashed(thread: Measure): readonly Reading[] {
  const [mm = 0, length = 0] = thread.text.slice(1).split('-').map(Number)
  if (!isMetricThread(mm) || length <= mm) return []
  return [
    {
      kind: 'size',
      measures: [
        metric({ ...thread, mm }),
        { kind: 'length', text: String(length), mm: length, pitchMm: null },
      ],
    },
  ]
}
