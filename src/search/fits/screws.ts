import { driverFor } from './drivers.ts'
import { type Fit, type Measure, wish } from './fit.ts'
import { clearanceDrillFor, tappedHole } from './holes.ts'
import { flangeNutFor, measuresOf, nutFor } from './nuts.ts'
import { measureOf, type PartFacts } from './part.ts'
import { qualityOf } from './quality.ts'
import type { Kind } from './shapes.ts'
import { type Thread, threadOf } from './thread.ts'
import { washerFor } from './washers.ts'

/** How long a screw is suggested for a nut or a washer: so many diameters. */
const USUAL_LENGTH = 4

/** EN 14399: bolts that are preloaded in steelwork, which go with nuts and washers of their own standard. */
const STRUCTURAL: ReadonlySet<string> = new Set(['EN 14399-3', 'EN 14399-4'])

/** What goes with a screw: what holds it, what turns it, and the holes for it. */
export function fitsOfScrew(part: PartFacts, { drive, seat }: Extract<Kind, { of: 'screw' }>): Fit[] {
  const thread = threadOf(part)
  if (!thread) return []
  return [
    ...holdersFor(part, seat, thread),
    ...driverFor(part, drive, thread),
    ...tappedHole(thread),
    ...clearanceDrillFor(thread),
    ...(seat === 'countersink' ? countersinkFor(part, thread) : []),
  ]
}

function holdersFor(part: PartFacts, seat: 'face' | 'countersink' | 'flange', thread: Thread): Fit[] {
  const quality = qualityOf(part)
  const { standard } = part
  if (standard !== null && STRUCTURAL.has(standard)) return structuralSet(standard, thread)
  if (seat === 'flange') return [flangeNutFor(thread, quality)]
  const nut = nutFor(thread, quality)
  return seat === 'countersink' ? [nut] : [nut, ...washerFor(thread, quality)]
}

/** EN 14399-3 (HR) and -4 (HV) have their own nuts; the washers are of EN 14399-6, as wide as those of ISO 7089. */
function structuralSet(standard: string, thread: Thread): Fit[] {
  const of = [{ standard: 'EN 14399-6', model: 'structural-washer' }]
  const hole = { symbol: 'd1', min: thread.diameter + 0.9, max: thread.diameter + 1.1 }
  return [
    { role: 'Nut', why: `${standard}, ${thread.name}`, wanted: null },
    { role: 'Washer', why: `EN 14399-6, ${thread.name}`, wanted: wish(of, [hole]) },
  ]
}

/** DIN 335, countersinks of 90°: at least as wide as the head. Heads in inches have 82° (ASME B18.3), for which there is none. */
function countersinkFor(part: PartFacts, thread: Thread): Fit[] {
  const head = measureOf(part, 'dk')
  if (head === undefined || thread.system === 'unified') return []
  const of = [{ standard: 'DIN 335 C', model: 'countersink' }]
  const measures = [
    { symbol: 'd1', min: head, max: head * 1.6 },
    { symbol: 'α', min: 90, max: 90 },
  ]
  return [
    {
      role: 'Countersink',
      why: `90°, for a head of ${head} mm, DIN 335`,
      wanted: wish(of, measures, { nearest: { symbol: 'd1', value: head } }),
    },
  ]
}

/** What goes with a screw without a head: it is screwed into a part. */
export function fitsOfSetScrew(part: PartFacts, { drive }: Extract<Kind, { of: 'set screw' }>): Fit[] {
  const thread = threadOf(part)
  return thread ? [...driverFor(part, drive, thread), ...tappedHole(thread)] : []
}

/** What goes with a stud, whose one end is screwed into a part. */
export function fitsOfStud(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  return thread ? [...fitsOfRod(part), ...tappedHole(thread)] : []
}

/** What goes with a threaded rod. */
export function fitsOfRod(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  if (!thread) return []
  const quality = qualityOf(part)
  return [nutFor(thread, quality), ...washerFor(thread, quality), ...clearanceDrillFor(thread)]
}

/** The hexagon head screw for a thread inside a nut or through a washer, of a usual length. */
export function screwFor(part: PartFacts, thread: Thread): Fit {
  const { standard, of } = screwsOf(thread)
  return {
    role: 'Screw',
    why: `${standard}, ${thread.name}`,
    wanted: wish(of, measuresOf(thread), {
      nearest: { symbol: 'l', value: USUAL_LENGTH * thread.diameter },
      quality: qualityOf(part),
    }),
  }
}

/** ISO 4017 (coarse) and ISO 8676 (fine), threaded up to the head; ASME B18.2.1, or B18.3 for machine screw sizes. */
function screwsOf(thread: Thread) {
  if (thread.system === 'unified') {
    const standard = thread.name.startsWith('#') ? 'ASME B18.3' : 'ASME B18.2.1'
    const model = thread.name.startsWith('#') ? 'socket-cap-screw' : 'hex-bolt-with-shank'
    return { standard, of: [{ standard, model }] }
  }
  if (thread.series === 'fine')
    return { standard: 'ISO 8676', of: [{ standard: 'ISO 8676', model: 'hex-bolt' }] }
  // Weaker ones for weaker nuts, and stronger ones for the strongest washers.
  const of = [
    { standard: 'ISO 4017', model: 'hex-bolt' },
    { standard: 'ISO 4018', model: 'hex-bolt' },
    { standard: 'ISO 4762', model: 'socket-cap-screw' },
  ]
  return { standard: 'ISO 4017', of }
}

/** A threaded rod for a thread (DIN 976-1), of a usual length. */
export function rodFor(part: PartFacts, thread: Thread): Fit {
  const measures: Measure[] = measuresOf(thread)
  return {
    role: 'Threaded rod',
    why: `DIN 976-1, ${thread.name}`,
    wanted: wish([{ standard: 'DIN 976-1', model: 'threaded-rod' }], measures, {
      nearest: { symbol: 'l', value: 2 * USUAL_LENGTH * thread.diameter },
      quality: qualityOf(part),
    }),
  }
}
