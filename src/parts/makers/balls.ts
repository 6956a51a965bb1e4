import type { BufferGeometry } from 'three'
import { merge } from './crease.ts'
import { arc, type Point } from './profile.ts'
import { revolve } from './revolve.ts'

/** A bearing's ball round the origin, in mm. */
export function ball(diameter: number): BufferGeometry {
  const profile = arc([0, 0], diameter / 2, -90, 90, 22).map(([radius, y]): Point => [Math.max(0, radius), y])
  return revolve([[0, -diameter / 2], ...profile.slice(1, -1), [0, diameter / 2]], 44)
}

/** Balls evenly round y on a pitch circle; the first lies towards x. */
export function ballRing(diameter: number, pitchDiameter: number, count: number): BufferGeometry {
  return merge(
    Array.from({ length: count }, (_, index) =>
      ball(diameter)
        .translate(pitchDiameter / 2, 0, 0)
        .rotateY((index * 2 * Math.PI) / count),
    ),
  )
}

/** How far a ball's groove reaches into a ring: DIN 625 bearings have grooves of 0.52 of the ball's diameter. */
export const GROOVE_RADIUS = 0.52

/**
 * A ring's section closed for `revolve`: corners rounded by these radii, its first point repeated. Points run so that the
 * material is on their left.
 */
export function ringProfile(points: readonly Point[]): Point[] {
  const [first] = points
  return first ? [...points, first] : []
}

/** The same section on the other side of y = 0. */
export function mirrorProfile(points: readonly Point[]): Point[] {
  return points.map(([radius, y]): Point => [radius, -y]).reverse()
}
