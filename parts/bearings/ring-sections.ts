import { hatch, type Item, line, type Point, path, type Shape } from '../drawing/kit.ts'

/** Edges of shoulders are broken by so many mm. */
export const EDGE = 0.3

/** The density of cages and seals of polyamide with glass as a share of that of the rings. */
export const POLYAMIDE = 1.35 / 7.85

/** A section with its first point repeated. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}

/** The section of a plain ring between two radii, from one height to another. */
export function ringSection(
  [inside, outside]: readonly [number, number],
  below: number,
  above: number,
): Point[] {
  return closed([
    [inside, below],
    [outside, below],
    [outside, above],
    [inside, above],
  ])
}

/** The same section on the other side of y = 0. */
export function overturned(points: readonly Point[]): Point[] {
  return points.map(([radial, y]): Point => [radial, -y]).reverse()
}

/** A ring cut along its axis: its closed section above and below. */
export function cut(section: readonly Point[], angle: number): Item {
  const above = section.map(([radial, y]): Point => [y, radial])
  const below = above.map(([x, y]): Point => [x, -y])
  return [hatch([above, below], angle), path(above), path(below)]
}

/** The edge of an end that is seen through a bore behind the cut. */
export function endOf(x: number, reach: number): Shape {
  return line([x, -reach], [x, reach])
}

/** Where the leader from a ball runs: in small bearings, which are drawn enlarged, it has farther to go. */
export function ballLeader(D: number, B: number) {
  if (D < 30) return { angle: 60, reach: 34 }
  return { angle: 30, reach: B * 0.5 + (B > 15 && B < D / 6 ? 2 : 6) }
}
