import { Vector3 } from 'three'
import type { DimensionsOf } from '../../families/index.ts'
import { boxOutline, loft, type Section } from '../../makers/loft.ts'
import { revolve } from '../../makers/revolve.ts'
import { relief } from '../../makers/strokes.ts'
import { type Body, defineModel } from '../model.ts'

type Dimensions = DimensionsOf<'engineers-hammer'>
/** At a share of a length: width, depth and the radius of the section's corners, all in widths of the face. */
type Station = readonly [at: number, width: number, depth: number, power: number]

/** Along the head from the face to the pein: along the handle, then along the pein's edge. */
const HEAD: readonly Station[] = [
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
const HANDLE: readonly Station[] = [
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

/** An engineer's hammer: the handle along y from y = 0, the head on top with its face towards -x. */
export default defineModel('engineers-hammer', {
  build(dimensions, surface) {
    return [...head(dimensions, surface), ...handle(dimensions)]
  },
  poses: { front: [0, 0, 62], back: [0, 180, -62] },
})

/** Where the head's middle lies: the handle stands out by a little on top. */
const PROUD = 1.5

function head({ m, L, l, a }: Dimensions, surface: Body['surface']): Body[] {
  const lay = (from: number, to: number, swell: number) =>
    loft(sections(HEAD, from, to, 60, l, size => size * a + swell))
      .rotateZ(-Math.PI / 2)
      .translate(-l / 2, L - PROUD - a / 2, 0)
  return [
    // The face and the pein are ground bright, the middle stays painted.
    { geometry: lay(0, 1, 0), surface: 'ground-steel' },
    { geometry: lay(0.16, 0.8, 0.3), surface },
    ...[1, -1].map(side => ({
      geometry: relief(
        `${m} g`,
        a * 0.26,
        a * 0.03,
        (x, y) => new Vector3(side * x, L - PROUD - a * 0.5 + y, side * (a * 0.515 + 0.1)),
      ),
      surface: 'ground-steel' as const,
    })),
  ]
}

function handle({ L, a }: Dimensions): Body[] {
  const turned = (from: number, to: number, swell: number) =>
    loft(sections(HANDLE, from, to, 90, L, size => size * a + swell))
  const ring = revolve([
    [a * 0.1, L - 2],
    [a * 0.16, L - 2],
    [a * 0.16, L - 0.3],
    [a * 0.14, L],
    [a * 0.12, L],
    [a * 0.1, L - 0.3],
    [a * 0.1, L - 2],
  ])
  return [
    { geometry: turned(0.003, 0.999, 0), surface: 'wood' },
    // The end is dipped in lacquer of the house's colour.
    { geometry: turned(0, 0.27, 0.35), surface: 'orange-plastic' },
    { geometry: ring, surface: 'steel' },
  ]
}

/** Outlines between two shares of a body, smooth through its stations. */
function sections(
  stations: readonly Station[],
  from: number,
  to: number,
  rows: number,
  length: number,
  scale: (size: number) => number,
): Section[] {
  const own = stations.map(([at]) => at).filter(at => at > from && at < to)
  const even = Array.from({ length: rows + 1 }, (_, row) => from + ((to - from) * row) / rows)
  return [...new Set([...own, ...even])]
    .toSorted((one, other) => one - other)
    .map(at => {
      const [width, depth, radius] = [1, 2, 3].map(value => valueAt(stations, value, at))
      return {
        y: at * length,
        outline: boxOutline(scale(width ?? 1), scale(depth ?? 1), scale(radius ?? 0), 12),
      }
    })
}

/** Smooth between the stations without swinging over (monotone cubic). */
function valueAt(stations: readonly Station[], value: number, at: number): number {
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
  const m = tangent(slope(before, start), middle) * width
  const n = tangent(middle, slope(end, after)) * width
  const t = (at - start[0]) / width
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * start[1] + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * end[1] + (t3 - t2) * n
}
