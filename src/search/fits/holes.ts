import { millimetresOf } from './drill-names.ts'
import { exactly, type Fit, wish } from './fit.ts'
import { clearanceOfMetric, tapDrillOfMetric } from './metric-holes.ts'
import type { Thread } from './thread.ts'

const twistDrills = ['DIN 338', 'DIN 1897', 'DIN 340', 'ASME B94.11M'].map(standard => ({
  standard,
  model: 'twist-drill',
}))
const drills = [...twistDrills, { standard: 'DIN 345', model: 'taper-shank-drill' }]
const inchDrills = [...drills].reverse()

/** A drill of this diameter in mm. */
export function drillFit(role: string, why: string, diameter: number): Fit {
  return { role, why, wanted: wish(drills, [exactly('d', diameter)]) }
}

function inchDrillFit(role: string, why: string, name: string): Fit {
  return { role, why, wanted: wish(inchDrills, [exactly('d', millimetresOf(name))]) }
}

/** A reamer for a hole of tolerance H7, of this diameter in mm (DIN 212, DIN 206). */
export function reamerFit(diameter: number): Fit {
  const of = [
    { standard: 'DIN 212', model: 'machine-reamer' },
    { standard: 'DIN 206', model: 'hand-reamer' },
    { standard: 'DIN 208', model: 'taper-shank-reamer' },
  ]
  return {
    role: 'Reamer',
    why: `hole ${diameter} mm H7`,
    wanted: wish(of, [exactly('d', diameter)]),
  }
}

/** What makes a threaded hole: the tap, and the drill before it. */
export function tappedHole(thread: Thread): Fit[] {
  return [tapFor(thread), tapDrillFor(thread)]
}

/** DIN 371, 376 and 374: machine taps for coarse and fine metric threads; DIN 352: hand taps. DIN 2182 and 2183: UNC and UNF. */
function tapFor(thread: Thread): Fit {
  if (thread.system === 'unified') {
    const standard = thread.series === 'coarse' ? 'DIN 2182' : 'DIN 2183'
    const of = ['inch-tap', 'inch-spiral-tap'].map(model => ({ standard, model }))
    return {
      role: 'Tap',
      why: `for ${thread.name}, ${standard}`,
      wanted: wish(of, [exactly('d', thread.diameter), exactly('n', thread.turns)]),
    }
  }
  const standards = standardsOfTaps(thread)
  const models = ['straight-tap', 'machine-tap', 'through-shank-tap']
  const of = standards.flatMap(standard => models.map(model => ({ standard, model })))
  const measures = [exactly('d', thread.diameter), exactly('P', thread.pitch)]
  return { role: 'Tap', why: `for ${thread.name}, ${standards[0]}`, wanted: wish(of, measures) }
}

/** DIN 371 has a thick shank and ends at M10; DIN 376 goes on from there. */
function standardsOfTaps({ series, diameter }: Thread): readonly string[] {
  if (series === 'fine') return ['DIN 374']
  return diameter <= 10 ? ['DIN 371', 'DIN 352'] : ['DIN 376', 'DIN 352']
}

/** The drill for a threaded hole: ISO 2306, or of the usual table for unified threads. */
export function tapDrillFor(thread: Thread): Fit {
  if (thread.system === 'unified') {
    const { tapDrill, name } = thread
    return inchDrillFit('Tap drill', `${drillText(tapDrill)} for ${name}`, tapDrill)
  }
  const diameter = tapDrillOfMetric(thread.diameter, thread.pitch)
  return drillFit('Tap drill', `${diameter} mm for ${thread.name}, ISO 2306`, diameter)
}

/** The drill for a hole that the thread passes through: ISO 273 medium, or ASME B18.2.8 normal fit; none beyond these. */
export function clearanceDrillFor(thread: Thread): Fit[] {
  const role = 'Clearance drill'
  if (thread.system === 'unified') {
    const { clearance } = thread
    return clearance
      ? [inchDrillFit(role, `${drillText(clearance)}, ASME B18.2.8 normal fit`, clearance)]
      : []
  }
  const holes = clearanceOfMetric(thread.diameter)
  if (!holes) return []
  const { fine, medium, coarse } = holes
  return [drillFit(role, `${medium} mm, ISO 273 medium (fine ${fine}, coarse ${coarse})`, medium)]
}

/** 'No. 7 (5.11 mm)', '9/32" (7.14 mm)' */
function drillText(name: string): string {
  const written = name.includes('/') ? `${name}"` : /^[A-Z]$/.test(name) ? `letter ${name}` : name
  return `${written} (${millimetresOf(name).toFixed(2)} mm)`
}
