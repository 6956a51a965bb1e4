import { type BufferGeometry, Vector3 } from 'three'
import { chamferDrop, chamferRadius, hexRadius } from '../geometry/iso-forms.ts'
import { aroundY } from './around.ts'
import { merge } from './crease.ts'
import { grid } from './grid.ts'

export interface HexOptions {
  /** Width across flats in mm. */
  readonly acrossFlats: number
  readonly from: number
  readonly to: number
  /** Whether the corners of that end are turned off by a cone of 30 degrees, as on the heads of bolts and on nuts. */
  readonly isTopChamfered?: boolean
  readonly isBottomChamfered?: boolean
  /** A round hole along the axis, in mm. */
  readonly hole?: number
}

/** Between two corners; also the number of flats on a chamfer's arc. */
const STEPS = 16

/** A hexagonal prism about y, chamfered as ISO 4014 draws it: a flat of 0.95 of the width, then a cone of 30 degrees. */
export function hexPrism(options: HexOptions): BufferGeometry {
  const { acrossFlats, from, to, isTopChamfered = false, isBottomChamfered = false, hole = 0 } = options
  const columns = STEPS * 6
  const flat = chamferRadius(acrossFlats)
  const at = (column: number, radius: number, y: number) => {
    const angle = (column / columns) * 2 * Math.PI
    return aroundY(radius, angle, y)
  }
  const side = (column: number) => hexRadius(acrossFlats, (column / columns) * 2 * Math.PI)
  const drop = (column: number) => chamferDrop(acrossFlats, side(column))
  const inner = Math.max(hole / 2, 0)
  const rows: ((column: number) => Vector3)[] = [
    column => at(column, inner, from),
    column => at(column, isBottomChamfered ? flat : side(column), from),
    ...(isBottomChamfered ? [(column: number) => at(column, side(column), from + drop(column))] : []),
    ...(isTopChamfered ? [(column: number) => at(column, side(column), to - drop(column))] : []),
    column => at(column, isTopChamfered ? flat : side(column), to),
    column => at(column, inner, to),
    ...(inner > 0 ? [(column: number) => at(column, inner, from)] : []),
  ]
  return merge(
    rows.slice(0, -1).map((lower, index) =>
      grid(2, columns, (row, column) => (row === 0 ? lower : (rows[index + 1] ?? lower))(column), {
        isClosed: true,
        smoothUpTo: 20,
      }),
    ),
  )
}
