import type { Measure, Reading, Term } from '../understanding.ts'
import { matchAt } from './scan.ts'
import { inchesOf, readSize, type SizeAt } from './sizes.ts'
import { isStandardNumber } from './standards.ts'
import type { Subject } from './subject.ts'
import { isMetricThread } from './tables/threads.ts'
import { wordsOf } from './words.ts'

/** 'bore 20', 'length: 40', 'size 10', 'd=8': the word says which dimension, the number is what is looked for. */
const BEFORE =
  /(?:bore|module?|mod|od|id|dia|diameter|length|width|height|stroke|base|belt|band|opening|thickness|size|lange|laenge|breite|hohe|durchmesser|hub|ad)\.?(?: ?[=:] ?| )(?=\d|ø|m\d|\.\d)/y
const AFTER =
  /[ -](?:bore|od|id|dia|diameter|stroke|base|belt|band|opening|wide|width|thick|thickness|deep|drive|lange|laenge|breit|hub|a\/f|af)(?![a-z\d])/y
const LONG = / ?(?:long|lg|lang)(?![a-z\d])/y
const NUMBER_AFTER_THREAD = / {1,2}(?:l ?= ?)?(?=\d{1,4}(?:[.,]\d)?(?:$|[ ,;]|mm))/y
const THREAD_AFTER_NUMBER = / {1,2}(?=m ?\d)/y
const CLASS = /\d{1,2}[.,]\d(?! ?mm)|304|316|\d{3,4} ?hv|\d+ ?(?:pcs?|stk|pieces|teeth|links|coils)/y

/** 'teeth 20', 'z = 20'. */
const COUNT_BEFORE =
  /(?:(teeth|zahne|z ?=)|(links|glieder)|(coils|windungen)) ?(\d{1,4}(?:\.\d{1,2})?)(?![a-z\d])/y
const COUNTS = ['teeth', 'links', 'coils'] as const

function countTerm(folded: string, at: number): Term | undefined {
  const match = matchAt(COUNT_BEFORE, folded, at)
  if (!match) return undefined
  const count = COUNTS[match.slice(1, 4).findIndex(each => each !== undefined)] ?? 'teeth'
  const mm = Number(match[4])
  const text = `${mm} ${count}`
  return {
    start: at,
    end: at + match[0].length,
    text,
    note: null,
    readings: [
      { kind: 'size', measures: [{ kind: 'other', text, mm, pitchMm: null }] },
      { kind: 'words', words: wordsOf(text) },
    ],
  }
}

const FLUTES = /(?:(\d)|(two|three|four|six)) ?-?(?:flutes?|fluted|schneiden)(?![a-z\d])/y
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** '4 flutes', 'four flute': the catalogue writes either. */
export function readFlutes(folded: string, at: number): Term | undefined {
  const match = matchAt(FLUTES, folded, at)
  if (!match) return undefined
  const word = match[2] ?? NUMBER_WORDS[Number(match[1])] ?? ''
  const readings = [word, String(NUMBER_WORDS.indexOf(word))].map(
    (each): Reading => ({ kind: 'words', words: [each, 'flute'] }),
  )
  return { start: at, end: at + match[0].length, text: `${word} flutes`, note: null, readings }
}

/** A term that is a size, with what is written around it; undefined if no size begins here. */
export function readSizeTerm(
  folded: string,
  at: number,
  subject: Subject,
): { term: Term; isBare: boolean } | undefined {
  const count = countTerm(folded, at)
  if (count) return { term: count, isBare: false }
  const before = matchAt(BEFORE, folded, at)
  const start = at + (before?.[0].length ?? 0)
  const first = spacedAt(folded, start) ?? readSize(folded, start)
  if (!first) return undefined
  const size = joined(folded, first)
  const isThread = size.measures.some(({ kind }) => kind !== 'length' && kind !== 'other')
  const after = matchAt(AFTER, folded, size.end) ?? (isThread ? matchAt(LONG, folded, size.end) : null)
  const end = size.end + (after?.[0].length ?? 0)
  const text = textOf(size)
  const readings = readingsOf(size, subject)
  return {
    term: { start: at, end, text, note: noteOf(size.measures), readings },
    isBare: !before && !after && /^\d+$/.test(folded.slice(start, end)),
  }
}

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

/** 'M6 20' and '20 M6' are M6 × 20, unless the other number is a class, as in 'M6 8.8'. */
function joined(folded: string, first: SizeAt): SizeAt & { readonly isLoose?: boolean } {
  const [only] = first.measures
  if (first.measures.length !== 1 || !only) return first
  const isMetric = only.kind === 'metric-thread'
  if (only.kind === 'other' || (!isMetric && only.kind !== 'length')) return first
  const gap = matchAt(isMetric ? NUMBER_AFTER_THREAD : THREAD_AFTER_NUMBER, folded, first.end)
  if (!gap || (isMetric && matchAt(CLASS, folded, first.end + gap[0].length))) return first
  if (!isMetric && (!/^\d+$/.test(only.text) || isStandardNumber(only.text))) return first
  const second = readSize(folded, first.end + gap[0].length)
  const [other] = second?.measures ?? []
  if (!second || !other || second.measures.length > 1) return first
  if (isMetric ? other.kind !== 'length' : other.kind !== 'metric-thread') return first
  return {
    end: second.end,
    measures: isMetric ? [only, other] : [other, only],
    isDashed: false,
    hasUnit: true,
    isLoose: true,
  }
}

function textOf({ measures, isDashed, hasUnit }: SizeAt): string {
  const texts = measures.map(({ text }) => text)
  if (!isDashed) return texts.join(' × ')
  const [first] = measures
  return first && !hasUnit && isMetricThread(first.mm) ? `M${texts.join(' × ')}` : texts.join('–')
}

/** Half of what is sold in inches is looked for in mm, and the other way round. */
function noteOf(measures: readonly Measure[]): string | null {
  const [only] = measures
  if (measures.length !== 1 || only?.kind !== 'length') return null
  if (!/^[\d.]+$/.test(only.text)) return null
  const inches = Number.isInteger(only.mm) ? undefined : inchesOf(only.mm)
  return inches === undefined ? null : `${only.text} mm is ${inches}`
}

function metric(measure: Measure): Measure {
  return { kind: 'metric-thread', text: `M${measure.mm}`, mm: measure.mm, pitchMm: null }
}

function readingsOf(size: SizeAt & { readonly isLoose?: boolean }, subject: Subject): readonly Reading[] {
  const { measures } = size
  const [first, ...rest] = measures
  if (!first) return []
  const read: Measure[][] = [[...measures]]
  const isLengths = measures.every(({ kind }) => kind === 'length')
  const hasInches = measures.some(({ text }) => text.endsWith('"'))
  if (isLengths && !hasInches && isMetricThread(first.mm) && !first.text.startsWith('ST')) {
    const asThread = [metric(first), ...rest]
    if (size.isDashed) read[size.hasUnit ? 'push' : 'unshift'](asThread)
    else if (rest.length > 0 ? rest.length === 1 && !subject.isPlain : subject.isThreaded) read.push(asThread)
  }
  if (isLengths && hasInches && !subject.isPlain) {
    const text = first.text.replace('"', '')
    read.push([{ kind: 'inch-thread', text, mm: first.mm, pitchMm: null }, ...rest])
  }
  if (first.kind === 'metric-thread' && first.pitchMm === null && subject.isPlain)
    read.push([{ ...first, kind: 'length', text: String(first.mm) }, ...rest])
  if (size.isLoose === true) read.push([...rest, first])
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
