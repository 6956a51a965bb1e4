import { tableOf } from './table.ts'

/** ISO 1478: threads of tapping screws by their nominal size ST. Greatest diameter, pitch, greatest core diameter. */
export const iso1478 = tableOf('ISO 1478', {
  1.5: { d: 1.52, P: 0.5, dc: 0.91 },
  1.9: { d: 1.9, P: 0.6, dc: 1.24 },
  2.2: { d: 2.24, P: 0.8, dc: 1.63 },
  2.6: { d: 2.57, P: 0.9, dc: 1.9 },
  2.9: { d: 2.9, P: 1.1, dc: 2.18 },
  3.3: { d: 3.3, P: 1.3, dc: 2.39 },
  3.5: { d: 3.53, P: 1.3, dc: 2.64 },
  3.9: { d: 3.91, P: 1.3, dc: 2.92 },
  4.2: { d: 4.22, P: 1.4, dc: 3.1 },
  4.8: { d: 4.8, P: 1.6, dc: 3.58 },
  5.5: { d: 5.46, P: 1.8, dc: 4.17 },
  6.3: { d: 6.25, P: 1.8, dc: 4.88 },
  8: { d: 8, P: 2.1, dc: 6.2 },
  9.5: { d: 9.65, P: 2.1, dc: 7.85 },
})

/** ISO 7049: pan head tapping screws with a cross recess H. Head, radius of its dome, width of the recess, lengths. */
export const iso7049 = tableOf('ISO 7049', {
  2.2: { dk: 4, k: 1.6, rf: 3.2, m: 1.9, from: 4.5, to: 16 },
  2.9: { dk: 5.6, k: 2.4, rf: 5, m: 3, from: 6.5, to: 19 },
  3.5: { dk: 7, k: 2.6, rf: 6, m: 3.5, from: 9.5, to: 25 },
  4.2: { dk: 8, k: 3.1, rf: 6.5, m: 4.4, from: 9.5, to: 32 },
  4.8: { dk: 9.5, k: 3.7, rf: 8, m: 4.9, from: 9.5, to: 38 },
  5.5: { dk: 11, k: 4, rf: 9, m: 6.4, from: 13, to: 38 },
  6.3: { dk: 12, k: 4.6, rf: 10, m: 6.9, from: 13, to: 38 },
  8: { dk: 16, k: 6, rf: 13, m: 9, from: 16, to: 50 },
  9.5: { dk: 20, k: 7.5, rf: 16, m: 10.1, from: 16, to: 50 },
})

/** ISO 7050 and ISO 7051: countersunk heads of tapping screws: head, width of a cross recess H, radius of a raised head's dome. */
export const iso7050 = tableOf('ISO 7050', {
  2.2: { dk: 3.8, k: 1.1, m: 1.9, rf: 4 },
  2.9: { dk: 5.5, k: 1.7, m: 3.2, rf: 6 },
  3.5: { dk: 7.3, k: 2.35, m: 4.4, rf: 8.5 },
  4.2: { dk: 8.4, k: 2.6, m: 4.6, rf: 9.5 },
  4.8: { dk: 9.3, k: 2.8, m: 5.2, rf: 9.5 },
  5.5: { dk: 10.3, k: 3, m: 6.6, rf: 11 },
  6.3: { dk: 11.3, k: 3.15, m: 6.8, rf: 12 },
  8: { dk: 15.8, k: 4.65, m: 8.9, rf: 16.5 },
  9.5: { dk: 18.3, k: 5.25, m: 10, rf: 19.5 },
})

/** The lengths of tapping screws, in mm. */
const LENGTHS = [4.5, 6.5, 9.5, 13, 16, 19, 22, 25, 32, 38, 45, 50]

/** The lengths that a tapping screw of this size is made in, in mm. */
export function tappingLengths(size: number, isCountersunk = false): number[] {
  const { from, to } = iso7049.row(size)
  const least = isCountersunk ? iso7050.row(size).k + iso1478.row(size).d * 1.5 : 0
  return LENGTHS.filter(l => l >= from && l >= least && l <= to)
}

/** A pan head tapping screw with a cross recess. */
export function tappingPan(size: number, l: number) {
  const { dk, k, rf, m } = iso7049.row(size)
  return { ...iso1478.row(size), l, b: l, dk, k, rf, m }
}

/** A countersunk tapping screw with a cross recess. */
export function tappingCountersunk(size: number, l: number) {
  const { dk, k, m } = iso7050.row(size)
  return { ...iso1478.row(size), l, b: l - k, dk, k, m, a: 90 }
}

/** A raised countersunk tapping screw with a cross recess. */
export function tappingRaised(size: number, l: number) {
  return { ...tappingCountersunk(size, l), rf: iso7050.row(size).rf }
}
