import { domeRadius } from '../geometry/domes.ts'
import { tableOf } from './table.ts'

/** DIN 96: slotted round head wood screws. Head, slot, core diameter and pitch (DIN 7998). */
export const din96 = tableOf('DIN 96', {
  2: { dk: 4, k: 1.4, n: 0.5, t: 0.8, dc: 1.4, P: 0.9 },
  2.5: { dk: 5, k: 1.7, n: 0.6, t: 1, dc: 1.7, P: 1.1 },
  3: { dk: 6, k: 2.1, n: 0.8, t: 1.2, dc: 2.1, P: 1.35 },
  3.5: { dk: 7, k: 2.4, n: 0.8, t: 1.4, dc: 2.4, P: 1.6 },
  4: { dk: 8, k: 2.8, n: 1, t: 1.6, dc: 2.8, P: 1.8 },
  4.5: { dk: 9, k: 3.1, n: 1, t: 1.8, dc: 3.1, P: 2 },
  5: { dk: 10, k: 3.5, n: 1.2, t: 2.1, dc: 3.5, P: 2.2 },
  6: { dk: 12, k: 4.2, n: 1.6, t: 2.4, dc: 4.2, P: 2.6 },
  8: { dk: 16, k: 5.6, n: 2, t: 3.2, dc: 5.6, P: 3.6 },
})

/** DIN 7996: round head wood screws with a cross recess. Head and width of a recess H. */
export const din7996 = tableOf('DIN 7996', {
  2: { dk: 4, k: 1.4, m: 2.1 },
  2.5: { dk: 5, k: 1.7, m: 2.3 },
  3: { dk: 6, k: 2.1, m: 2.7 },
  3.5: { dk: 7, k: 2.35, m: 3.7 },
  4: { dk: 8, k: 2.8, m: 4.1 },
  4.5: { dk: 9, k: 3.1, m: 4.4 },
  5: { dk: 10, k: 3.5, m: 4.8 },
  6: { dk: 12, k: 4.2, m: 6.6 },
  8: { dk: 16, k: 5.6, m: 8.8 },
})

/** DIN 95, DIN 97, DIN 7995 and DIN 7997: countersunk heads of wood screws: head, slot depth, width of a recess H. */
export const din97 = tableOf('DIN 97', {
  2: { dk: 3.8, k: 1.2, t: 0.6, m: 1.9 },
  2.5: { dk: 4.7, k: 1.5, t: 0.7, m: 2.6 },
  3: { dk: 5.6, k: 1.65, t: 0.8, m: 3.1 },
  3.5: { dk: 6.5, k: 1.93, t: 0.95, m: 4 },
  4: { dk: 7.5, k: 2.2, t: 1.1, m: 4.4 },
  4.5: { dk: 8.3, k: 2.35, t: 1.15, m: 4.8 },
  5: { dk: 9.2, k: 2.5, t: 1.3, m: 5.3 },
  6: { dk: 11, k: 3, t: 1.6, m: 6.8 },
  8: { dk: 14.5, k: 4, t: 2.1, m: 8.9 },
})

/** The shortest and the longest wood screw of a diameter that is stocked, in mm. */
const reach = tableOf('DIN 96', {
  2: [10, 20],
  2.5: [10, 25],
  3: [12, 40],
  3.5: [12, 50],
  4: [16, 60],
  4.5: [20, 70],
  5: [20, 80],
  6: [30, 100],
  8: [50, 100],
})

const LENGTHS = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100]

/** The lengths that a wood screw of this diameter is stocked in, in mm. */
export function woodLengths(d: number): number[] {
  const [from = 0, to = 0] = reach.row(d)
  return LENGTHS.filter(l => l >= from && l <= to)
}

/** DIN 7998: thread over about 0.6 of the length. */
function woodThread(d: number, l: number) {
  const { dc, P } = din96.row(d)
  return { d, l, P, b: Number((l * 0.6).toFixed(1)), dc }
}

/** A round head is nearly a spherical cap, on a low side of a twentieth of its height. */
const roundOf = (dk: number, k: number) => domeRadius(dk, k * 0.95)

/** How far a raised head's dome rises, as a share of its diameter. */
const RISE = 0.12

export function slottedRoundWood(d: number, l: number) {
  const { dk, k, n, t } = din96.row(d)
  return { ...woodThread(d, l), dk, k, n, t, rf: roundOf(dk, k) }
}

export function crossRoundWood(d: number, l: number) {
  const { dk, k, m } = din7996.row(d)
  return { ...woodThread(d, l), dk, k, m, rf: roundOf(dk, k) }
}

export function slottedCountersunkWood(d: number, l: number) {
  const { dk, k, t } = din97.row(d)
  return { ...woodThread(d, l), dk, k, n: din96.row(d).n, t, a: 90 }
}

export function crossCountersunkWood(d: number, l: number) {
  const { dk, k, m } = din97.row(d)
  return { ...woodThread(d, l), dk, k, m, a: 90 }
}

/** The slot of a raised head is deeper by half the dome. */
export function slottedRaisedWood(d: number, l: number) {
  const sizes = slottedCountersunkWood(d, l)
  const rise = sizes.dk * RISE
  return { ...sizes, t: sizes.t + rise / 2, rf: domeRadius(sizes.dk, rise) }
}

export function crossRaisedWood(d: number, l: number) {
  const sizes = crossCountersunkWood(d, l)
  return { ...sizes, rf: domeRadius(sizes.dk, sizes.dk * RISE) }
}
