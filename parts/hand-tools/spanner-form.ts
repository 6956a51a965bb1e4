import { arc, type Point, roundCorners } from '../geometry/profile.ts'

type Dimensions = Readonly<Record<'s' | 'L' | 'b' | 'D' | 'a' | 't' | 'm', number>>

/** How many flats the open end's round is made of. */
const ROUND = 96

/** DIN 3113 form A: the jaws stand at 15 degrees to the shank, and the ring's plane is turned by 15 degrees. */
export const ANGLE = (15 * Math.PI) / 180
/** Radius on the heads' edges, for the thickness of 6 mm of a size 13. */
export const edge = (thickness: number) => thickness * 0.13

/** Where the heads and the shank lie, so that the spanner is as long as its length over all. */
export function layOut({ s, L, b, D, t, a }: Dimensions) {
  const outline = openEnd(s, b)
  const top = Math.max(...outline.map(([, y]) => y))
  const round = edge(t)
  // The lowest point of a disc of this diameter and thickness, with rounded edges, turned out of the plane.
  const ring = (D / 2 - round) * Math.cos(ANGLE) + (t / 2 - round) * Math.sin(ANGLE) + round
  const y = L - ring - top
  const shaft = {
    from: D * 0.62,
    to: y - b * 0.56,
    width: s * 0.82,
    thickness: a * 0.78,
    floor: a * 0.78 * 0.5 - s * 0.055,
  }
  return { open: { y, top, outline }, shaft, ring }
}

/** The open end's outline round the middle of the nut: a round head, its two tips cut off, and the jaw between them. */
function openEnd(s: number, b: number): Point[] {
  const radius = b / 2
  const reach = s * 0.72
  const tip = (Math.acos(reach / radius) * 180) / Math.PI
  const half = s / 2
  // The jaw's floor leaves room for the nut's corner, which lies at 0.577 s.
  const floor = -s * 0.6
  const corners: Point[] = [
    ...arc([0, 0], radius, 90 + tip, 450 - tip, ROUND),
    [half, reach],
    [half, floor * 0.52],
    [half * 0.45, floor],
    [-half * 0.45, floor],
    [-half, floor * 0.52],
    [-half, reach],
  ]
  const radii = corners.map((_, index) => {
    if (index === 0 || index === ROUND) return s * 0.1
    if (index === ROUND + 1 || index === ROUND + 6) return s * 0.06
    return index > ROUND ? s * 0.12 : 0
  })
  const turned =
    (angle: number) =>
    (point: Point): Point => [
      point[0] * Math.cos(angle) - point[1] * Math.sin(angle),
      point[0] * Math.sin(angle) + point[1] * Math.cos(angle),
    ]
  return roundCorners(corners, radii, { isClosed: true }).map(turned(ANGLE))
}
