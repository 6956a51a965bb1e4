import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { path } from './lines.ts'

/** What is seen of a line through points that runs behind parts with these outlines. */
export function behind(points: readonly Point[], ...covers: readonly (readonly Point[])[]): Shape[] {
  const seen: Point[][] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ]
    const crossings = covers.flatMap(cover =>
      sidesOf(cover).flatMap(side => crossing([from, to], side) ?? []),
    )
    const shares = [0, ...crossings.toSorted((one, other) => one - other), 1]
    for (const [place, end] of shares.slice(1).entries()) {
      const start = shares[place] ?? 0
      const middle = at((start + end) / 2)
      if (end - start < 1e-9 || covers.some(cover => isWithin(middle, cover))) continue
      const last = seen.at(-1)
      const [tip] = last?.slice(-1) ?? []
      const [x, y] = at(start)
      if (last && tip && Math.hypot(tip[0] - x, tip[1] - y) < 1e-6) last.push(at(end))
      else seen.push([[x, y], at(end)])
    }
  }
  return seen.map(part => path(part))
}

/** A stretch between two points. */
type Side = readonly [Point, Point]

function sidesOf(outline: readonly Point[]): Side[] {
  return outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from])
}

/** Where along the first line the second one crosses it, as a share of its length. */
export function crossing([a, b]: Side, [c, d]: Side): number | undefined {
  const [x, y] = [b[0] - a[0], b[1] - a[1]]
  const [u, v] = [d[0] - c[0], d[1] - c[1]]
  const area = x * v - y * u
  if (Math.abs(area) < 1e-12) return undefined
  const share = ((c[0] - a[0]) * v - (c[1] - a[1]) * u) / area
  const other = ((c[0] - a[0]) * y - (c[1] - a[1]) * x) / area
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? share : undefined
}

function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = sidesOf(outline).filter(
    ([from, to]) =>
      from[1] > y !== to[1] > y && x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]),
  )
  return crossed.length % 2 === 1
}
