import { MM_PER_INCH } from '#contract/inches.ts'
import { millimetresOf } from '../../fits/drill-names.ts'
import { clearanceOfMetric, tapDrillOfMetric } from '../../fits/metric-holes.ts'
import { findUnified } from '../../fits/unified-drills.ts'
import { coarsePitchOf } from '../../threads/metric.ts'
import { unifiedSizes } from '../../threads/unified.ts'
import type { Measure, Reading, Term } from '../../understanding.ts'

/** What is said of the hole, by how terms are shown: 'drill for an M5 tap', 'clearance drill'. */
const TAPPED: ReadonlySet<string> = new Set([
  'tap drill',
  'tap',
  'tapping',
  'threaded',
  'thread',
  'pilot',
  'core hole',
])
const CLEAR: ReadonlySet<string> = new Set(['clearance drill', 'clearance', 'clearance hole', 'through hole'])
/** What else is written of a hole, and of the screw in it. */
const ASIDE: ReadonlySet<string> = new Set([
  'hole',
  'screw',
  'bolt',
  'through',
  'bit',
  'hand tap',
  'machine tap',
])

/** Terms of a drill for a thread, with the drill's size; undefined for other queries. */
export function readHole(terms: readonly Term[]): readonly Term[] | undefined {
  const texts = terms.map(({ text }) => text.toLowerCase())
  const isDrill = texts.map(text => /\bdrill$/.test(text))
  const isTapped = texts.some(text => TAPPED.has(text))
  const isClear = texts.some(text => CLEAR.has(text)) || (texts.includes('through') && texts.includes('hole'))
  if (!isDrill.includes(true) || isTapped === isClear) return undefined
  const index = terms.findIndex(term => threadOf(term) !== undefined)
  const term = terms[index]
  const thread = term && threadOf(term)
  const hole = thread && (isTapped ? tapDrillOf(thread) : clearanceDrillOf(thread))
  if (!hole) return undefined
  const isAside = (each: string, at: number) =>
    isDrill[at] !== true && (TAPPED.has(each) || CLEAR.has(each) || ASIDE.has(each))
  const isSaid = terms.some(each => each !== term && names(each, hole.readings))
  return terms.flatMap((each, at) => {
    if (each === term) return isSaid ? [] : [{ ...each, ...hole }]
    return isAside(texts[at] ?? '', at) ? [] : [each]
  })
}

/** The thread that a term is, alone. */
function threadOf({ readings: [first] }: Term): Measure | undefined {
  const [only, ...others] = first?.kind === 'size' ? first.measures : []
  return only && others.length === 0 && /^(?:metric|inch)-thread$/.test(only.kind) ? only : undefined
}

type Hole = Pick<Term, 'text' | 'note' | 'readings'>

/** ISO 2306; of unified threads the usual table. */
function tapDrillOf({ kind, mm, pitchMm, text }: Measure): Hole | undefined {
  if (kind === 'inch-thread') {
    const unified = unifiedOf(text, mm, pitchMm)
    return unified && drillOf(unified.tapDrill, `Tap drill of ${text}: ${unified.tapDrill}`)
  }
  const pitch = pitchMm ?? coarsePitchOf(mm)
  if (pitch === undefined) return undefined
  const drill = tapDrillOfMetric(mm, pitch)
  return metricHole(drill, `Tap drill of ${text}: ${drill} mm (ISO 2306)`)
}

/** ISO 273, medium; of unified threads ASME B18.2.8, normal fit. */
function clearanceDrillOf({ kind, mm, pitchMm, text }: Measure): Hole | undefined {
  if (kind === 'inch-thread') {
    const drill = unifiedOf(text, mm, pitchMm)?.clearance
    return drill === undefined
      ? undefined
      : drillOf(drill, `Clearance drill of ${text}: ${drill} (ASME B18.2.8)`)
  }
  const holes = clearanceOfMetric(mm)
  return holes && metricHole(holes.medium, `Clearance drill of ${text}: ${holes.medium} mm (ISO 273, medium)`)
}

/** Where no pitch is written, the coarse thread is meant. */
function unifiedOf(text: string, mm: number, pitchMm: number | null) {
  const coarse = unifiedSizes.get(text)?.coarse
  const pitch = pitchMm ?? (coarse && MM_PER_INCH / coarse)
  return pitch === undefined ? undefined : findUnified(mm, pitch)
}

function metricHole(mm: number, note: string): Hole {
  const measure: Measure = { kind: 'length', text: String(mm), mm, pitchMm: null }
  return { text: `${mm} mm`, note, readings: [{ kind: 'size', measures: [measure] }] }
}

/** A drill by its name: 'No. 7', 'F', '5/16'. */
function drillOf(name: string, note: string): Hole {
  const mm = Math.round(millimetresOf(name) * 10_000) / 10_000
  const inches: Measure = {
    kind: 'length',
    text: name.includes('/') ? `${name}"` : String(mm),
    mm,
    pitchMm: null,
  }
  const number = /^No\. (\d+)$/.exec(name)?.[1]
  const text = /^[A-Z]$/.test(name) ? `Letter ${name}` : name
  const named: Measure = {
    kind: 'other',
    text,
    mm: number === undefined ? name.charCodeAt(0) - 64 : Number(number),
    pitchMm: null,
  }
  const readings: Reading[] = name.includes('/')
    ? [{ kind: 'size', measures: [inches] }]
    : [
        { kind: 'size', measures: [named] },
        { kind: 'size', measures: [inches] },
      ]
  return { text: name.includes('/') ? `${name}"` : text, note, readings }
}

/** Whether a query says the drill itself: 'drill 4.2 mm for M5'. */
function names({ readings: [first] }: Term, readings: readonly Reading[]): boolean {
  const [wanted] = readings
  return (
    first?.kind === 'size' &&
    wanted?.kind === 'size' &&
    first.measures.length === 1 &&
    first.measures[0]?.mm === wanted.measures[0]?.mm
  )
}
