import { type BufferGeometry, Vector3 } from 'three'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'

/** EN 12385-4: the lay of a stranded rope is about 6.5 of its diameters. */
const LAY = 6.5
const STRANDS = 6
/** Wires that show around the rope, and points to draw each with. */
const WIRES = 30
const POINTS_PER_WIRE = 3

/** A wire rope of six strands, right-hand ordinary lay, along a path in the xy-plane of points at equal distances. */
export function wireRope(path: readonly Vector3[], diameter: number): BufferGeometry {
  const columns = WIRES * POINTS_PER_WIRE
  const step = path[1]?.distanceTo(path[0] ?? new Vector3()) ?? 1
  const at = (row: number, angle: number, radius: number) => {
    const point = path[row] ?? new Vector3()
    const along = (path[row + 1] ?? point)
      .clone()
      .sub(path[row - 1] ?? point)
      .normalize()
    const across = new Vector3(along.y, -along.x, 0)
    // In ordinary lay the strands run round the rope while their wires lie along it.
    return point
      .clone()
      .addScaledVector(across, radius * Math.cos(angle))
      .addScaledVector(new Vector3(0, 0, -1), radius * Math.sin(angle))
  }
  const radiusAt = (row: number, angle: number) => {
    const turned = angle - ((row * step) / (diameter * LAY)) * 2 * Math.PI
    const wire = 0.985 + 0.015 * Math.cos(angle * WIRES + row * step * 0.5)
    return (diameter / 2) * strand(turned) * wire
  }
  const rope = grid(
    path.length,
    columns,
    (row, column) => {
      const angle = (column / columns) * 2 * Math.PI
      return at(row, angle, radiusAt(row, angle))
    },
    { isClosed: true, smoothUpTo: 60 },
  )
  const end = (row: number, isLast: boolean) =>
    grid(
      2,
      columns,
      (ring, column) => {
        const angle = (column / columns) * 2 * Math.PI
        return at(row, angle, (ring === 0) === isLast ? radiusAt(row, angle) : 0)
      },
      { isClosed: true },
    )
  return merge([rope, end(0, false), end(path.length - 1, true)])
}

/** The outline of six round strands about a core, 1 at their crests. */
function strand(angle: number): number {
  const share = Math.PI / STRANDS
  const local = ((((angle + share) % (2 * share)) + 2 * share) % (2 * share)) - share
  const across = (2 / 3) * Math.sin(local)
  const outside = (2 / 3) * Math.cos(local) + Math.sqrt(Math.max(0, 1 / 9 - across * across))
  return Math.max(0.74, outside)
}
