import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN, iso4017 } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4018: hexagon head screws of product grade C, threaded up to the head; the heads of ISO 4017 with wider tolerances. The
 * shortest and the longest of the preferred lengths.
 */
export const iso4018 = tableOf('ISO 4018', {
  5: { from: 10, to: 50 },
  6: { from: 12, to: 60 },
  8: { from: 16, to: 80 },
  10: { from: 20, to: 100 },
  12: { from: 25, to: 120 },
  14: { from: 30, to: 140 },
  16: { from: 30, to: 160 },
  18: { from: 35, to: 180 },
  20: { from: 40, to: 200 },
  22: { from: 45, to: 220 },
  24: { from: 50, to: 240 },
  27: { from: 55, to: 280 },
  30: { from: 60, to: 300 },
  36: { from: 70, to: 360 },
})

/** ISO 4016: the same with a plain shank. The source ends M8 at 60 mm; the standard at 80. */
export const iso4016 = tableOf('ISO 4016', {
  5: { from: 25, to: 50 },
  6: { from: 30, to: 60 },
  8: { from: 40, to: 80 },
  10: { from: 45, to: 100 },
  12: { from: 55, to: 120 },
  14: { from: 60, to: 140 },
  16: { from: 65, to: 160 },
  18: { from: 80, to: 180 },
  20: { from: 80, to: 200 },
  22: { from: 90, to: 220 },
  24: { from: 100, to: 240 },
  27: { from: 110, to: 260 },
  30: { from: 120, to: 300 },
  36: { from: 140, to: 360 },
})

/** The lengths of ISO 4018 for a thread, in mm. */
export function roughScrewLengths(d: number): number[] {
  const { from, to } = iso4018.row(d)
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** The lengths of ISO 4016 for a thread, in mm. */
export function roughBoltLengths(d: number): number[] {
  const { from, to } = iso4016.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A screw as ISO 4018, of this thread and length in mm; C is its strength class. */
export function roughScrew(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}

/** A bolt as ISO 4016, of this thread and length in mm; C is its strength class. */
export function roughBolt(d: number, l: number, C: number) {
  return { ...roughScrew(d, l, C), b: threadLength(d, l) }
}
