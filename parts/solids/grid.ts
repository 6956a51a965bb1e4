import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three'
import { crease } from './crease.ts'

/**
 * A surface through a net of points, as `at(row, column)` gives them. Seen from outside, columns run anticlockwise (to the
 * right) and rows upwards. A closed net joins its last column to its first.
 */
export function grid(
  rows: number,
  columns: number,
  at: (row: number, column: number) => Vector3,
  { isClosed = false, smoothUpTo }: { isClosed?: boolean; smoothUpTo?: number } = {},
): BufferGeometry {
  const points = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => at(row, column)),
  )
  const positions: number[] = []
  const last = isClosed ? columns : columns - 1
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < last; column++) {
      const next = (column + 1) % columns
      const a = points[row]?.[column]
      const b = points[row]?.[next]
      const c = points[row + 1]?.[next]
      const d = points[row + 1]?.[column]
      if (!a || !b || !c || !d) continue
      addTriangle(positions, a, b, c)
      addTriangle(positions, a, c, d)
    }
  return crease(
    new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)),
    smoothUpTo,
  )
}

function addTriangle(positions: number[], a: Vector3, b: Vector3, c: Vector3): void {
  // Nets close to a point at poles and run-outs: what has no area is left out.
  if (a.distanceToSquared(b) < 1e-12 || b.distanceToSquared(c) < 1e-12 || c.distanceToSquared(a) < 1e-12)
    return
  for (const point of [a, b, c]) positions.push(point.x, point.y, point.z)
}
