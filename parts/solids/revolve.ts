import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Point } from '../geometry/profile.ts'
import { crease } from './crease.ts'

/** How many flats a circle is made of. */
export const ROUND = 96

/**
 * A solid of revolution about y. The profile gives [radius, y] in mm and runs so that the material is on its left: from the
 * bottom outwards and up. It closes itself where it starts and ends on the axis; a ring's profile repeats its first point.
 */
export function revolve(profile: readonly Point[], segments = ROUND): BufferGeometry {
  const positions: number[] = []
  const ring = (point: Point, step: number): [number, number, number] => {
    const angle = (step * 2 * Math.PI) / segments
    return [point[0] * Math.cos(angle), point[1], -point[0] * Math.sin(angle)]
  }
  for (const [index, lower] of profile.slice(0, -1).entries()) {
    const upper = profile[index + 1]
    if (!upper) continue
    for (let step = 0; step < segments; step++) {
      const a = ring(lower, step)
      const b = ring(lower, step + 1)
      const c = ring(upper, step + 1)
      const d = ring(upper, step)
      if (lower[0] > 0) positions.push(...a, ...b, ...c)
      if (upper[0] > 0) positions.push(...a, ...c, ...d)
    }
  }
  return crease(new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)))
}
