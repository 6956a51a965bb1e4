import type { BufferGeometry } from 'three'
import { hexRadius, socketForm } from '../geometry/iso-forms.ts'
import { aroundY } from './around.ts'
import { grid } from './grid.ts'
import { ROUND } from './revolve.ts'

/** The radius at an angle (radians), or the same all round, at a height in mm. */
export interface Ring {
  readonly y: number
  readonly radius: number | ((angle: number) => number)
}

export interface RingsOptions {
  /** How many flats go round; a multiple of 12 meets the corners of hexagons. */
  readonly columns?: number
  readonly smoothUpTo?: number
}

/**
 * A solid about y through rings that need not be round, from the bottom outwards, up and inwards: heads with sockets,
 * knurls, nuts. The rings may run on down into a recess.
 */
export function rings(
  rows: readonly Ring[],
  { columns = ROUND, smoothUpTo = 25 }: RingsOptions = {},
): BufferGeometry {
  const at = (row: number, column: number) => {
    const ring = rows[row] ?? { y: 0, radius: 0 }
    const angle = (column / columns) * 2 * Math.PI
    const radius = typeof ring.radius === 'number' ? ring.radius : ring.radius(angle)
    return aroundY(radius, angle, ring.y)
  }
  return grid(rows.length, columns, at, { isClosed: true, smoothUpTo })
}

/** The rings of a hexagon socket that is open at the top: a small countersink, the flats, and the cone of the drill below. */
export function hexSocket(acrossFlats: number, top: number, depth: number): Ring[] {
  const hex = (size: number) => (angle: number) => hexRadius(size, angle)
  const { lead, core, point } = socketForm(acrossFlats)
  const floor = top - depth
  return [
    { y: top, radius: hex(acrossFlats + 2 * lead) },
    { y: top - lead, radius: hex(acrossFlats) },
    { y: floor, radius: hex(acrossFlats) },
    { y: floor, radius: core },
    { y: floor - point, radius: 0 },
  ]
}
