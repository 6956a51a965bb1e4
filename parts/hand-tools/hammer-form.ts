import { hermite } from '../geometry/hermite.ts'
/** At a share of a length: width, depth and the radius of the section's corners, all in widths of the face. */
export type Station = readonly [at: number, width: number, depth: number, power: number]

/** Along the head from the face to the pein: along the handle, then along the pein's edge. */
export const HEAD: readonly Station[] = [
  [0, 0.84, 0.84, 0.1],
  [0.006, 0.94, 0.94, 0.12],
  [0.018, 1, 1, 0.13],
  [0.15, 1, 1, 0.13],
  [0.2, 0.93, 0.94, 0.18],
  [0.25, 0.86, 0.88, 0.26],
  [0.32, 0.88, 0.9, 0.26],
  [0.38, 0.96, 0.98, 0.16],
  [0.46, 1, 1.03, 0.12],
  [0.54, 1, 1.03, 0.12],
  [0.6, 0.97, 1, 0.12],
  [0.66, 0.88, 0.96, 0.12],
  [0.74, 0.68, 0.95, 0.1],
  [0.85, 0.41, 0.96, 0.06],
  [0.95, 0.22, 0.97, 0.04],
  [0.985, 0.15, 0.96, 0.05],
  [0.996, 0.1, 0.94, 0.04],
  [1, 0.04, 0.9, 0.01],
]

/** DIN 5111: the handle from its end to the eye, along the head, then across it. */
export const HANDLE: readonly Station[] = [
  [0, 0.94, 0.72, 0.33],
  [0.006, 1.08, 0.84, 0.39],
  [0.02, 1.18, 0.92, 0.42],
  [0.05, 1.22, 0.95, 0.44],
  [0.12, 1.16, 0.9, 0.41],
  [0.25, 1.02, 0.82, 0.38],
  [0.38, 1.04, 0.82, 0.38],
  [0.5, 1, 0.78, 0.36],
  [0.65, 0.86, 0.66, 0.3],
  [0.78, 0.76, 0.58, 0.27],
  [0.87, 0.78, 0.58, 0.27],
  [0.93, 0.82, 0.6, 0.28],
  [1, 0.82, 0.6, 0.28],
]

/** Where the head's middle lies: the handle stands out by a little on top. */
export const PROUD = 1.5

/** Smooth between the stations without swinging over (monotone cubic). */
export function valueAt(stations: readonly Station[], value: number, at: number): number {
  const next = Math.max(
    1,
    stations.findIndex(station => station[0] >= at - 1e-9),
  )
  const pick = (index: number): readonly [number, number] => {
    const station = stations[Math.min(stations.length - 1, Math.max(0, index))]
    return [station?.[0] ?? 0, station?.[value] ?? 0]
  }
  const [before, start, end, after] = [pick(next - 2), pick(next - 1), pick(next), pick(next + 1)]
  const slope = (one: readonly [number, number], other: readonly [number, number]) =>
    other[0] === one[0] ? 0 : (other[1] - one[1]) / (other[0] - one[0])
  const tangent = (left: number, right: number) =>
    left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  const middle = slope(start, end)
  const width = end[0] - start[0]
  return hermite(
    (at - start[0]) / width,
    start,
    end,
    tangent(slope(before, start), middle) * width,
    tangent(middle, slope(end, after)) * width,
  )
}
