import { type BufferGeometry, Path, Shape, ShapeGeometry, Vector2, Vector3 } from 'three'
import { rectangle } from '../geometry/rectangle.ts'
import { bend } from '../solids/bend.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'

/** How many flats go round a drilled cylinder: as `bend` makes them. What joins it has as many. */
export const DRILLED_FLATS = 60
/** How many flats go round a cross hole. */
const HOLE_FLATS = 32

export interface DrilledCylinderOptions {
  readonly diameter: number
  /** From and to which height it reaches, in mm. */
  readonly from: number
  readonly to: number
  /** Holes across it, along z: at which height, and their diameter. */
  readonly holes: readonly { readonly at: number; readonly diameter: number }[]
}

/** The surface of a cylinder about y with holes right across it, along z, and their walls. It has no ends. */
export function drilledCylinder({ diameter, from, to, holes }: DrilledCylinderOptions): BufferGeometry {
  const radius = diameter / 2
  const round = Math.PI * diameter
  const sheet = new Shape(rectangle(round, to - from, [round / 2, (from + to) / 2]).map(toVector))
  sheet.holes = holes.flatMap(hole =>
    // A quarter and three quarters of the way round, so that no hole lies across the seam.
    [0.25, 0.75].map(
      share =>
        new Path(
          rimOf(hole.diameter).map(([along, across]) =>
            toVector([round * share + radius * Math.asin(across / radius), hole.at + along]),
          ),
        ),
    ),
  )
  const skin = bend(new ShapeGeometry(sheet), { at: 0, radius, thickness: 0, angle: -360 })
    .translate(0, 0, radius)
    .rotateY(Math.PI / 2)
  const walls = holes.map(hole => {
    const rim = rimOf(hole.diameter)
    return grid(
      2,
      rim.length,
      (row, column) => {
        const [along, across] = rim[rim.length - 1 - column] ?? [0, 0]
        const deep = Math.sqrt(radius ** 2 - across ** 2)
        return new Vector3(across, hole.at + along, row === 0 ? -deep : deep)
      },
      { isClosed: true },
    )
  })
  return merge([skin, ...walls])
}

/** The rim of a hole as it is seen along its axis: how far along the cylinder and across it. */
function rimOf(diameter: number): (readonly [along: number, across: number])[] {
  return Array.from({ length: HOLE_FLATS }, (_, step) => {
    const angle = (step / HOLE_FLATS) * 2 * Math.PI
    return [(diameter / 2) * Math.sin(angle), (diameter / 2) * Math.cos(angle)]
  })
}

function toVector([x, y]: readonly [number, number]): Vector2 {
  return new Vector2(x, y)
}
