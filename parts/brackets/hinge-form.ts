import type { Point } from '../geometry/profile.ts'

/** Between the knuckles of the two leaves, in mm. */
export const PLAY = 0.25
/** How many knuckles a butt hinge has. */
export const KNUCKLES = 5
/** Between the pin and the inside of its knuckles, in mm. */
const FIT = 0.05
/** The washer of a lift-off hinge, in mm, and how far it stands out of the knuckles in diameter. */
export const WASHER = 2
export const WASHER_RIM = 0.6

/** The inside radius of a knuckle, in mm. */
export function knuckleRadius(pin: number): number {
  return pin / 2 + FIT
}

/** The outer diameter of the knuckles, in mm. */
export function knuckleDiameter(pin: number, thickness: number): number {
  return 2 * (knuckleRadius(pin) + thickness)
}

/** How far from the pin's axis a leaf is cut out to clear the knuckles of the other leaf, in mm. */
export function knuckleClearance(pin: number, thickness: number): number {
  const radius = knuckleRadius(pin)
  return Math.sqrt((radius + thickness) ** 2 - radius ** 2) + 0.4
}

/** From and to which height the knuckles of a butt hinge reach, lowest first; they are the two leaves' by turns. */
export function knuckleRanges(length: number, count: number): (readonly [from: number, to: number])[] {
  const pitch = length / count
  return Array.from({ length: count }, (_, index) => {
    const from = -length / 2 + index * pitch
    const isLast = index === count - 1
    return [from + (index === 0 ? 0 : PLAY / 2), from + pitch - (isLast ? 0 : PLAY / 2)] as const
  })
}

/** The four holes of a butt hinge's leaf, staggered; the leaf is on the left of the pin. */
export function buttHoles(l: number, b: number): Point[] {
  return [
    [-b * 0.36, l * 0.37],
    [-b * 0.22, l * 0.13],
    [-b * 0.22, -l * 0.13],
    [-b * 0.36, -l * 0.37],
  ]
}

/** The three holes of a lift-off hinge's leaf, in a row. */
export function liftOffHoles(l: number, b: number): Point[] {
  return [l * 0.36, 0, -l * 0.36].map(y => [-b * 0.33, y] as const)
}
