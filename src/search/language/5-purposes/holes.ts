import { MM_PER_INCH } from '#contract/inches.ts'
import { millimetresOf } from '../../fits/drill-names.ts'
import { clearanceOfMetric, tapDrillOfMetric } from '../../fits/metric-holes.ts'
import { findUnified } from '../../fits/unified-drills.ts'
import { coarsePitchOf } from '../../threads/metric.ts'
import { unifiedSizes } from '../../threads/unified.ts'
import { isOfWords, type Measure, type Reading, type Term } from '../../understanding.ts'
import { asThread, onlyMeasure } from './only-measures.ts'

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
/** What goes through a hole, so that it is a clearance hole unless a thread is cut in it. */
const THROUGH: ReadonlySet<string> = new Set(['screw', 'bolt', 'hex bolt', 'machine screw'])
/** What else is written of a hole. */
const ASIDE: ReadonlySet<string> = new Set([
  'hole',
  'size',
  'through',
  'bit',
  'hand tap',
  'machine tap',
  'rivet',
  'blind rivet',
])
const DRILL = /\bdrill$/
const HOLE = /\bhole$/
const DRILL_READINGS: readonly Reading[] = [
  { kind: 'words', words: ['twist', 'drill'] },
  { kind: 'words', words: ['drill'] },
]

/**
 * Terms of a drill for a thread or a rivet, with the drill's size; undefined for other queries. Where a query does not say what the
 * hole is for, 'drill for M8', it is one of two drills.
 */
export function readHole(terms: readonly Term[]): readonly Term[] | undefined {
  const texts = terms.map(({ text }) => text.toLowerCase())
  const isFor = (uses: ReadonlySet<string>) => texts.some(text => uses.has(text))
  const isTapped = isFor(TAPPED)
  const isClear = isFor(CLEAR) || (texts.includes('through') && texts.includes('hole'))
  const isDrill = texts.map(text => DRILL.test(text))
  const isOfHole = isDrill.includes(true) ? isDrill : texts.map(text => HOLE.test(text))
  if (!isOfHole.includes(true) || (isTapped && isClear)) return undefined
  // Who asks for a bracket with a hole wants no drill.
  if (!isDrill.includes(true) && terms.some(isOfOtherPart)) return undefined
  const isSaidFor = isTapped || isClear || isFor(RIVETS)
  const term = terms.find(threadOf) ?? (isSaidFor ? terms.find(lengthOf) : undefined)
  const use = { isTapped, isClear, isThrough: isFor(THROUGH), isRivet: isFor(RIVETS) }
  const hole = term && holeOf(term, use)
  if (!hole) return undefined
  const isAside = (each: string, at: number) =>
    isOfHole[at] !== true && [TAPPED, CLEAR, THROUGH, ASIDE].some(uses => uses.has(each))
  const isSaid = terms.some(each => each !== term && names(each, hole.readings))
  return terms.flatMap((each, at) => {
    if (each === term) return isSaid ? [] : [{ ...each, ...hole }]
    if (isAside(texts[at] ?? '', at)) return []
    return isOfHole[at] === true && isDrill[at] !== true ? [{ ...each, readings: DRILL_READINGS }] : [each]
  })
}

function isOfOtherPart(term: Term): boolean {
  const lower = term.text.toLowerCase()
  const isSaid = HOLE.test(lower) || [TAPPED, CLEAR, THROUGH, ASIDE].some(uses => uses.has(lower))
  return isOfWords(term) && !isSaid
}

interface Use {
  readonly isTapped: boolean
  readonly isClear: boolean
  readonly isThrough: boolean
  readonly isRivet: boolean
}

/** The drill of a hole; if nothing says whether it is tapped, either drill, the likelier first. */
function holeOf(term: Term, { isTapped, isClear, isThrough, isRivet }: Use): Hole | undefined {
  const length = lengthOf(term)
  if (length && isRivet) return rivetDrillOf(length.mm)
  const thread = threadOf(term) ?? (length && asThread(length))
  if (!thread) return undefined
  const tap = isClear ? undefined : tapDrillOf(thread)
  const clear = isTapped ? undefined : clearanceDrillOf(thread)
  if (!tap || !clear) return tap ?? clear
  const [first, second] = isThrough ? [clear, tap] : [tap, clear]
  return {
    text: `${first.text} or ${second.text}`,
    note: `${first.note}. ${second.note}`,
    readings: [...first.readings, ...second.readings],
  }
}

/** The thread that a term is, alone. */
function threadOf(term: Term): Measure | undefined {
  const only = onlyMeasure(term)
  return only && /^(?:metric|inch)-thread$/.test(only.kind) ? only : undefined
}

function lengthOf(term: Term): Measure | undefined {
  const only = onlyMeasure(term)
  return only?.kind === 'length' ? only : undefined
}

const RIVETS: ReadonlySet<string> = new Set(['rivet', 'blind rivet'])
const LARGEST_RIVET = 6.4

/** ISO 15977 and the others of blind rivets: the hole is 0.1 mm larger. */
function rivetDrillOf(mm: number): Hole | undefined {
  if (mm > LARGEST_RIVET) return undefined
  const drill = Math.round((mm + 0.1) * 10) / 10
  return metricHole(drill, `Drill of a ${mm} mm blind rivet: ${drill} mm (ISO 15977)`)
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
