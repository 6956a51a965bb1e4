import { Vector3 } from 'three'
import type { Body } from './model.ts'

/** Twice the largest distance of a part's points from an axis through the origin, in mm: the diameter over all. */
export function diameterAbout(axis: 'y' | 'z', bodies: readonly Body[]): number {
  return pointsOf(bodies).reduce(
    (widest, { x, y, z }) => Math.max(widest, 2 * Math.hypot(x, axis === 'y' ? z : y)),
    0,
  )
}

/** The corners of all triangles. */
export function pointsOf(bodies: readonly Body[]): Vector3[] {
  return bodies.flatMap(({ geometry }) => {
    const positions = geometry.getAttribute('position')
    return Array.from({ length: positions.count }, (_, index) =>
      new Vector3().fromBufferAttribute(positions, index),
    )
  })
}
