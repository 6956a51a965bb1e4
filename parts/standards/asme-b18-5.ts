import { toMm } from '../geometry/inches.ts'
import { boltPitch, inchThreadLength } from './asme-b18-2-1.ts'
import { tableOf } from './table.ts'

/**
 * ASME B18.5: round head square neck bolts, in inches by their diameter. Head diameter and height, width and length of the neck, in
 * the middle of their tolerances; the shortest and the longest length that is kept.
 */
export const roundHeadSquareNeckBolts = tableOf('ASME B18.5', {
  0.25: { dk: 0.5785, k: 0.135, v: 0.2525, f: 0.1405, from: 0.75, to: 8 },
  0.3125: { dk: 0.7035, k: 0.166, v: 0.3155, f: 0.1715, from: 0.75, to: 8 },
  0.375: { dk: 0.813, k: 0.198, v: 0.378, f: 0.2035, from: 1, to: 8 },
  0.4375: { dk: 0.938, k: 0.229, v: 0.4415, f: 0.2345, from: 1, to: 6 },
  0.5: { dk: 1.063, k: 0.26, v: 0.5035, f: 0.2655, from: 1, to: 8 },
  0.625: { dk: 1.2815, k: 0.3285, v: 0.629, f: 0.3285, from: 1.5, to: 8 },
  0.75: { dk: 1.5315, k: 0.3905, v: 0.7545, f: 0.3905, from: 2, to: 8 },
})

/** A carriage bolt of this diameter and length in inches, its dimensions in mm; a short one is threaded up to its neck. */
export function inchCarriageBolt(diameter: number, length: number) {
  const { dk, k, v, f } = roundHeadSquareNeckBolts.row(diameter)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: boltPitch(diameter, 'UNC'),
    b: toMm(inchThreadLength(diameter, length, length - f)),
    dk: toMm(dk),
    k: toMm(k),
    v: toMm(v),
    f: toMm(f),
  }
}
