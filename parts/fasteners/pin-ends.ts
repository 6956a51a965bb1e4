import type { Point } from '../geometry/profile.ts'

const DOME_STEPS = 8

/** The domed lower end of a pin, from its lowest point to its rim: [radius, height]. */
export function domeBelow(radius: number, rise: number): Point[] {
  const round = (rise ** 2 + radius ** 2) / (2 * rise)
  const half = Math.asin(radius / round)
  return Array.from({ length: DOME_STEPS + 1 }, (_, step): Point => {
    const angle = (half * step) / DOME_STEPS
    return [round * Math.sin(angle), round * (1 - Math.cos(angle))]
  })
}
