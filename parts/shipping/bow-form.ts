import { arc, type Point, roundCorners } from '../geometry/profile.ts'

/** The sizes of a bow shackle by their symbols, in mm. */
export interface BowSizes {
  readonly d: number
  readonly D: number
  readonly W: number
  readonly S: number
  readonly B: number
  readonly e: number
}

/** Of the pin, by its diameter: the collar and the eye that it is turned by, as forged shackles to EN 13889 have them. */
export const PIN = {
  collar: 1.5,
  collarWidth: 0.26,
  eye: 1.5,
  eyeHole: 0.62,
  eyeWidth: 0.55,
  end: 0.12,
} as const

/** The middle line of the bow from the right eye's middle to the left one's; the pin lies along x at y = 0. */
export function bowLine({ d, W, S, B, e }: BowSizes): Point[] {
  const radius = (B + d) / 2
  const middle = S - B / 2
  const foot = (W + d) / 2
  // The leg leaves the eye upright and then leans out until it touches the circle of the bow.
  const from: Point = [foot, e * 0.42]
  const away = Math.hypot(from[0], from[1] - middle)
  const touch = Math.atan2(from[1] - middle, from[0]) + Math.acos(Math.min(1, radius / away))
  const lowest = (touch * 180) / Math.PI
  const flank = arc([0, middle], radius, lowest, 0, 18)
  const half = [...flank.slice(0, -1), ...arc([0, middle], radius, 0, 90, 32)]
  const leg = roundCorners([[foot, 0], from, half[0] ?? from], [0, e * 0.6, 0], { steps: 10 }).slice(0, -1)
  const right = [...densify(leg), ...half]
  return [...right, ...right.slice(0, -1).map(mirrored).reverse()]
}

/** How much wider than the bow, across it, the leg is at a height: it runs out into the eye. */
export function bowFlare({ d, e }: BowSizes, y: number): number {
  const share = Math.min(1, Math.max(0, (y - e * 0.1) / (e * 0.85)))
  return 1 + ((e / d) * 0.93 - 1) * (1 - share * share * (3 - 2 * share))
}

function mirrored([x, y]: Point): Point {
  return [-x, y]
}

/** More points on straight pieces, so that the section may change along them. */
function densify(points: readonly Point[], step = 1.5): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / step))
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}
