import type { BufferGeometry, Vector3 } from 'three'
import { grid } from './grid.ts'

/**
 * The flat end of a body made by `grid`: from its first or last row, whose points `rim` gives, to their middle. The first row's
 * end looks back along the rows, the last row's ahead.
 */
export function endCap(
  end: 'first' | 'last',
  columns: number,
  rim: (column: number) => Vector3,
  middle: Vector3,
): BufferGeometry {
  const isMiddle = (row: number) => (row === 0) === (end === 'first')
  return grid(2, columns, (row, column) => (isMiddle(row) ? middle : rim(column)), { isClosed: true })
}
