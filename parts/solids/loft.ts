import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { merge } from './crease.ts'
import { endCap } from './end-cap.ts'
import { grid } from './grid.ts'

/** An outline at a height: [x, z] points that run anticlockwise as seen from above (from +x towards -z). */
export interface Section {
  readonly y: number
  readonly outline: readonly Point[]
}

/** A solid through outlines of equally many points, one above the other along y, with flat ends: grips, shanks, heads. */
export function loft(sections: readonly Section[], { smoothUpTo = 32 } = {}): BufferGeometry {
  const columns = sections[0]?.outline.length ?? 0
  const at = (row: number, column: number) => {
    const section = sections[row]
    const [x, z] = section?.outline[column] ?? [0, 0]
    return new Vector3(x, section?.y ?? 0, z)
  }
  const side = grid(sections.length, columns, at, { isClosed: true, smoothUpTo })
  const cap = (end: 'first' | 'last', row: number) => {
    const middle = new Vector3()
    for (let column = 0; column < columns; column++) middle.addScaledVector(at(row, column), 1 / columns)
    return endCap(end, columns, column => at(row, column), middle)
  }
  return merge([side, cap('first', 0), cap('last', sections.length - 1)])
}

/** An outline for `loft` by its radius at each angle (radians from +x towards -z). */
export function outlineOf(radius: (angle: number) => number, steps = 72): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    return [radius(angle) * Math.cos(angle), -radius(angle) * Math.sin(angle)]
  })
}

/** A rectangle's radius at an angle, with corners rounded the more, the lower the power: 2 an ellipse, 8 nearly square. */
export function superellipse(width: number, depth: number, power: number): (angle: number) => number {
  return angle =>
    (Math.abs((2 * Math.cos(angle)) / width) ** power + Math.abs((2 * Math.sin(angle)) / depth) ** power) **
    (-1 / power)
}

/** A rectangle with rounded corners for `loft`; every such outline has equally many points, whatever its size. */
export function boxOutline(width: number, depth: number, radius: number, steps = 8): Point[] {
  const rounding = Math.min(radius, width / 2 - 0.001, depth / 2 - 0.001)
  const [x, z] = [width / 2 - rounding, depth / 2 - rounding]
  return [0, 1, 2, 3].flatMap(corner => {
    const [left, far] = [corner === 1 || corner === 2, corner > 1]
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((corner + step / steps) * Math.PI) / 2
      return [(left ? -x : x) + rounding * Math.cos(angle), (far ? z : -z) - rounding * Math.sin(angle)]
    })
  })
}
