import { tableOf } from './table.ts'

/** ISO 261: pitches of the coarse metric threads. */
const coarse = tableOf<number>('ISO 261', {
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
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
})

/** The pitch of the coarse thread of this diameter, in mm. */
export function coarsePitch(d: number): number {
  return coarse.row(d)
}
