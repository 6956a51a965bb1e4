import type { Origin } from '../range.ts'
import { inchLengths } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'
import { socketThreadLength } from './socket-screws.ts'
import { type UnifiedSeries, unifiedPitch } from './threads.ts'

const cap = readTable('asme-b18-3-cap-screws', ['s', 'dk', 't', 'b', 'partialFrom', 'from', 'to'])

const button = readTable('asme-b18-3-button-screws', ['s', 'dk', 'k', 't', 'from', 'to'])

const flat = readTable('asme-b18-3-flat-screws', ['s', 'dk', 'k', 't', 'from', 'to'])

const cup = readTable('asme-b18-3-set-screws', ['s', 't', 'dz', 'from', 'to'])

export const inchShoulders = readTable('asme-b18-3-shoulder-screws', ['d', 'b', 'dk', 'k', 's', 'from', 'to'])

/** A kind of inch screw: its threads in mm, its lengths in inches, and a screw of a thread and length in mm. */
export interface InchScrews<Numbers> extends Origin {
  readonly diameters: readonly number[]
  readonly lengthsOf: (d: number) => number[]
  readonly screw: (d: number, l: number, series: UnifiedSeries) => Numbers
}

const originOf = ({ standard, source }: Origin): Origin => ({ standard, source })

/** Socket head cap screws. */
export const inchCapScrews = {
  ...originOf(cap),
  diameters: cap.nominals,
  lengthsOf: d => inchLengths(cap.row(d)),
  screw(d, l, series) {
    const { s, dk, t, b, partialFrom } = cap.row(d)
    return { d, l, P: unifiedPitch(d, series), s, dk, k: d, t, b: l < partialFrom ? l : b }
  },
} as const satisfies InchScrews<object>

/** Button head screws. */
export const inchButtonScrews = {
  ...originOf(button),
  diameters: button.nominals,
  lengthsOf: d => inchLengths(button.row(d)),
  screw(d, l, series) {
    const { s, dk, k, t } = button.row(d)
    const P = unifiedPitch(d, series)
    return { d, l, P, s, dk, k, t, b: socketThreadLength(d, P, l, cap.row(d).b) }
  },
} as const satisfies InchScrews<object>

/** Flat head screws; their length is over all. */
export const inchFlatScrews = {
  ...originOf(flat),
  diameters: flat.nominals,
  lengthsOf: d => inchLengths(flat.row(d)),
  screw(d, l, series) {
    const { s, dk, k, t } = flat.row(d)
    const P = unifiedPitch(d, series)
    return { d, l, P, s, dk, k, t, b: socketThreadLength(d, P, l - k, cap.row(d).b), alpha: 82 }
  },
} as const satisfies InchScrews<object>

/** Set screws with cup point. */
export const inchCupScrews = {
  ...originOf(cup),
  diameters: cup.nominals,
  lengthsOf: d => inchLengths(cup.row(d)),
  screw(d, l, series) {
    const { s, t, dz } = cup.row(d)
    // Short screws have no room for the full socket: half a diameter stays below it.
    return { d, l, P: unifiedPitch(d, series), s, t: Math.min(t, l - d / 2), dz }
  },
} as const satisfies InchScrews<object>

/** The lengths of a shoulder of this diameter, in inches. */
export function inchShoulderLengths(ds: number): number[] {
  return inchLengths(inchShoulders.row(ds))
}

/** A shoulder screw with a shoulder of this diameter and length in mm, its thread of the coarse series. */
export function inchShoulderScrew(ds: number, l: number) {
  const { d, b, dk, k, s } = inchShoulders.row(ds)
  return { ds, l, d, P: unifiedPitch(d, 'UNC'), b, dk, k, s, t: 0.75 * s }
}
