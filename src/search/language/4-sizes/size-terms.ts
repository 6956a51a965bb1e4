import { inchFractionOf } from '#contract/inches.ts'
import { INCH_FRACTION_MM } from '../../rounding.ts'
import type { Measure, Reading, Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import type { Subject } from '../2-names/subject.ts'
import { type DimensionName, LENGTH } from '../tables/dimensions.ts'
import { dimensionAt } from './bounds.ts'
import { isNutClass, readLooseSize } from './loose-sizes.ts'
import { sizeReadings } from './size-readings.ts'
import type { SizeAt } from './sizes.ts'

/** 'size 10', 'module: 2': of a word that names none of the table's dimensions, the number alone is looked for. */
const BEFORE =
  /(?:module?|mod|dia|diameter|height|stroke|base|belt|band|opening|size|hohe|durchmesser|hub)\.?(?: ?[=:] ?| )(?=\d|ø|m\d|\.\d)/y
const AFTER = /[ -](?:dia|diameter|stroke|base|belt|band|opening|deep|drive|hub|a\/f|af)(?![a-z\d])/y
const LONG = / ?(?:long|lg|lang)(?![a-z\d])/y
/** 'M3 x 0.5 mm thread, 8 mm long', 'M5 screw size': no thread insert, and no screw of a size that follows. */
const THREAD = /[ -](?:thread(?: size)?|screw size|gewinde)(?= ?(?:$|[,;)]|\d|and |with |x ))/y

/** 'B10 DIN 127': the form of a washer and its size. */
const FORM = /[a-c] ?(?=\d{1,2}(?:[.,]\d)?(?![\p{L}\d-]))/uy

export interface SizeTerm {
  readonly term: Term
  /** It is a number and nothing else, and may be one of something else. */
  readonly isBare: boolean
}

/** A term that is a size, with what is written around it; undefined if no size begins here. */
export function readSizeTerm(folded: string, at: number, subject: Subject): SizeTerm | undefined {
  const before = matchAt(BEFORE, folded, at)
  const named = namedBefore(folded, at)
  const form = subject.isWasher && subject.hasStandard ? matchAt(FORM, folded, at) : null
  const start = Math.max(named?.end ?? 0, at + (before ?? form ?? [''])[0].length)
  const size = readLooseSize(folded, start, subject)
  if (!size) return undefined
  const isThread = size.measures.some(({ kind }) => kind !== 'length' && kind !== 'other')
  const after = before
    ? null
    : (matchAt(AFTER, folded, size.end) ??
      (isThread ? (matchAt(LONG, folded, size.end) ?? matchAt(THREAD, folded, size.end)) : null))
  const behind = named || before ? undefined : namedBehind(folded, size.end)
  const end = Math.max(behind?.end ?? 0, size.end + (after?.[0].length ?? 0))
  const isBare = !before && !after && !named && !behind && /^\d+$/.test(folded.slice(start, end))
  const dimension = (named ?? behind)?.name
  const bounds = boundsOf(size.measures, dimension)
  const readings =
    dimension?.isExact && bounds.length > 0 ? bounds : [...bounds, ...sizeReadings(size, subject)]
  // A dimension is shown as it was written: '50 mm long' says more than '50'.
  const text = bounds.length > 0 ? folded.slice(at, end) : textOf(size, readings)
  const term = { start: at, end, text, note: noteOf(size.measures), readings }
  const [only] = size.measures
  if (!isBare || !only) return { term, isBare: false }
  if (subject.isNut && subject.hasThread && isNutClass(only))
    return {
      term: { ...term, text: `Class ${only.mm}`, readings: [nutClass(only), ...readings] },
      isBare: false,
    }
  return { term: { ...term, readings: subject.isToothed ? [...readings, teeth(only)] : readings }, isBare }
}

const GAP = / ?[:=]? ?(?=\d|ø|\.\d)/y
/** Long is a kind of tool as well, and wire a kind of rope: '8 mm long drill', '8 mm wire rope'. */
const LONG_TOOL =
  /[ -]?(?:series|reach|nose|link|arm|(?:twist |jobber )?(?:drill|bit|bohrer|spiralbohrer)|end ?mill|socket(?! (?:head|cap|screw|set))|(?:hex |allen )?key|nuss)/y
const ROPE = / ?-?rope/y

/** The dimension that is named before a number: 'od 32', 'outer diameter: 32'. */
function namedBefore(folded: string, at: number): DimensionAt | undefined {
  const named = dimensionAt(folded, at)
  const gap = named && matchAt(GAP, folded, named.end)
  return named && gap ? { name: named.entry, end: named.end + gap[0].length } : undefined
}

/** The dimension that is named behind a number: '32 od', '40 long'. */
function namedBehind(folded: string, at: number): DimensionAt | undefined {
  const from = at + (matchAt(SEPARATOR, folded, at)?.[0].length ?? 0)
  const named = dimensionAt(folded, from)
  if (!named || matchAt(ROPE, folded, named.end)) return undefined
  const isLength = named.entry.keys === LENGTH
  return isLength && matchAt(LONG_TOOL, folded, named.end) ? undefined : { name: named.entry, end: named.end }
}

const SEPARATOR = /[ -]/y

interface DimensionAt {
  readonly name: DimensionName
  readonly end: number
}

/** What a number must be if its dimension is named. */
function boundsOf(
  [only, ...others]: readonly Measure[],
  name: DimensionName | undefined,
): readonly Reading[] {
  if (!name || only?.kind !== 'length' || others.length > 0) return []
  return [{ kind: 'bounds', bounds: [{ keys: name.keys, min: only.mm, max: only.mm }] }]
}

function nutClass({ mm }: Measure): Reading {
  return { kind: 'quality', quality: `class-${mm}` }
}

function teeth({ mm }: Measure): Reading {
  return { kind: 'size', measures: [{ kind: 'other', text: `${mm} teeth`, mm, pitchMm: null }] }
}

/** In mm. */
const METRE = 1000

function textOf({ measures, isDashed, hasUnit }: SizeAt, readings: readonly Reading[]): string {
  const likeliest = readings.find(({ kind }) => kind === 'size')
  const isRange = isDashed && likeliest?.kind === 'size' && likeliest.measures[0]?.kind === 'length'
  const shown = likeliest?.kind === 'size' ? likeliest.measures : measures
  const [only] = shown
  // Straps, ropes and chains are asked for by the metre: '5 m' and not '5000'.
  if (hasUnit && shown.length === 1 && only?.kind === 'length' && only.mm >= METRE)
    return `${only.mm / METRE} m`
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
