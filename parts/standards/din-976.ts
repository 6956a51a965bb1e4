import { coarsePitch } from './iso-261.ts'

/** The lengths that threaded studs and rods of DIN 976-1 are stocked in, in mm. */
const LENGTHS = [
  16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200,
  220, 250, 300, 350, 400, 500, 1000,
]

/** The lengths of threaded studs and rods of this thread: at least about twice as long as thick. In mm. */
export function rodLengths(d: number): number[] {
  return LENGTHS.filter(l => l >= Math.max(16, d * 2.5) && (l <= 35 * d || l === 1000))
}

/** A rod of this coarse thread and length in mm. */
export function threadedRod(d: number, l: number) {
  return { d, l, P: coarsePitch(d) }
}

/** DIN 976-1: the fine threads that rods of 1 m are stocked in, as [d, P], in mm. */
export const fineRods = [
  [8, 1],
  [10, 1],
  [10, 1.25],
  [12, 1.25],
  [12, 1.5],
  [14, 1.5],
  [16, 1.5],
  [18, 1.5],
  [20, 1.5],
  [22, 1.5],
  [24, 1.5],
  [24, 2],
  [27, 2],
  [30, 2],
  [36, 3],
] as const
