import { tableOf } from './table.ts'

/** ISO 261: pitches of the coarse metric threads. */
const coarse = tableOf<number>('ISO 261', {
  1.6: 0.35,
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
  3.5: 0.6,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  22: 2.5,
  24: 3,
  27: 3,
  30: 3.5,
  33: 3.5,
  36: 4,
  39: 4,
  42: 4.5,
  45: 4.5,
  48: 5,
  52: 5,
  56: 5.5,
  60: 5.5,
  64: 6,
})

/** The pitch of the coarse thread of this diameter, in mm. */
export function coarsePitch(d: number): number {
  return coarse.row(d)
}
