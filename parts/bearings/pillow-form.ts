import { arc, type Point, roundCorners } from '../geometry/profile.ts'

/** The figures of a plummer block by ISO 3228 and of the insert bearing in it by ISO 9628, in mm. */
export interface PillowBlock {
  readonly d: number
  readonly h: number
  readonly a: number
  readonly e: number
  readonly b: number
  readonly s1: number
  readonly g: number
  readonly w: number
  readonly B: number
  readonly n: number
}

/** Outside diameter and width of the insert's outer ring, for a bore of 25 mm (52 and 17) and others in proportion. */
export const OUTER_RING = { diameter: 52 / 25, width: 17 / 25 }
/** The inner ring's outside, and how much longer than wide the bolt slots are. */
export const INNER_RING = 1.36
export const SLOT = 1.5

/** The cast body above the foot, anticlockwise: its round top and the flanks that run out into the foot. */
export function bodyOutline({ h, w, g, e }: PillowBlock): Point[] {
  const top = w - h
  const foot = e / 2 - 9
  const flank: Point = [top * Math.cos(0.12), h - top * Math.sin(0.12)]
  const right: Point[] = [[foot, 0], [foot, g - 1], [flank[0] + 1.2, g + 1.5], flank]
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  const rounded = (points: Point[], radii: number[]) => roundCorners(points, radii, { steps: 8 })
  return [
    ...rounded(right, [0, 1, 7, 0]),
    ...arc([0, h], top, -6.875, 186.875, 64).slice(1, -1),
    ...rounded(left, [0, 7, 1, 0]),
  ]
}

/** Where the feet begin on both sides of the middle: below the bearing there is only the body. */
export function footStart({ d }: PillowBlock): number {
  return d * 0.8
}

/** The right foot from above (x, z), its outer end round. */
export function footOutline(block: PillowBlock): Point[] {
  const { a, b } = block
  const start = footStart(block)
  return roundCorners(
    [
      [start, -b / 2],
      [a / 2, -b / 2],
      [a / 2, b / 2],
      [start, b / 2],
    ],
    [3, b * 0.36, b * 0.36, 3],
    { isClosed: true, steps: 12 },
  )
}
