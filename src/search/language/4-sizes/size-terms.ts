import { inchFractionOf } from '#contract/inches.ts'
import { INCH_FRACTION_MM } from '../../rounding.ts'
import type { Measure, Reading, Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import type { Subject } from '../2-names/subject.ts'
import { isNutClass, readLooseSize } from './loose-sizes.ts'
import { sizeReadings } from './size-readings.ts'
import type { SizeAt } from './sizes.ts'

/** 'bore 20', 'length: 40', 'size 10', 'd=8': the word says which dimension, the number is what is looked for. */
const BEFORE =
  /(?:bore|cross[ -]section|module?|mod|od|id|dia|diameter|length|width|height|stroke|base|belt|band|opening|thickness|size|lange|laenge|breite|hohe|durchmesser|hub|ad)\.?(?: ?[=:] ?| )(?=\d|ø|m\d|\.\d)/y
const AFTER =
  /[ -](?:bore|od|id|dia|diameter|stroke|base|belt|band|opening|wide|width|thick|thickness|deep|drive|lange|laenge|breit|hub|a\/f|af)(?![a-z\d])/y
const LONG = / ?(?:long|lg|lang)(?![a-z\d])/y

export interface SizeTerm {
  readonly term: Term
  /** It is a number and nothing else, and may be one of something else. */
  readonly isBare: boolean
}

/** A term that is a size, with what is written around it; undefined if no size begins here. */
export function readSizeTerm(folded: string, at: number, subject: Subject): SizeTerm | undefined {
  const before = matchAt(BEFORE, folded, at)
  const start = at + (before?.[0].length ?? 0)
  const size = readLooseSize(folded, start, subject)
  if (!size) return undefined
  const isThread = size.measures.some(({ kind }) => kind !== 'length' && kind !== 'other')
  const after = matchAt(AFTER, folded, size.end) ?? (isThread ? matchAt(LONG, folded, size.end) : null)
  const end = size.end + (after?.[0].length ?? 0)
  const isBare = !before && !after && /^\d+$/.test(folded.slice(start, end))
  const readings = sizeReadings(size, subject)
  const term = { start: at, end, text: textOf(size, readings), note: noteOf(size.measures), readings }
  const [only] = size.measures
  if (!isBare || !only) return { term, isBare: false }
  if (subject.isNut && subject.hasThread && isNutClass(only))
    return {
      term: { ...term, text: `Class ${only.mm}`, readings: [nutClass(only), ...readings] },
      isBare: false,
    }
  return { term: { ...term, readings: subject.isToothed ? [...readings, teeth(only)] : readings }, isBare }
}

function nutClass({ mm }: Measure): Reading {
  return { kind: 'quality', quality: `class-${mm}` }
}

function teeth({ mm }: Measure): Reading {
  return { kind: 'size', measures: [{ kind: 'other', text: `${mm} teeth`, mm, pitchMm: null }] }
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
