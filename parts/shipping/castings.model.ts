import { type BufferGeometry, CylinderGeometry, SphereGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { crease } from '../solids/crease.ts'
import { type ExtrudeOptions, extrude, slot } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import families from './castings.ts'

/** Walls as in the figures of ISO 1161 for top fittings, in mm. */
const TOP_WALL = 28
const SIDE_WALL = 17
/** The openings are chamfered by about this much. */
const CHAMFER = 2.5

/** A top corner fitting of a container, ISO 1161: x along the container, y up, z across. It stands on y = 0. */
const cornerCasting = defineModel(families['corner-casting'], {
  build({ L, B, H, a, b, edge, ...openings }, surface) {
    const wall = (width: number, height: number, options: ExtrudeOptions) =>
      flatWall(width, height, edge, options)
    const inWall = (opening: readonly Point[]) => opening.map(([x, y]): Point => [x, y - H / 2])
    const top = wall(L, B, { depth: TOP_WALL, holes: [slot([0, 0], a, b)] })
    const side = wall(L, H, { depth: SIDE_WALL, holes: [inWall(openings.side)] })
    const end = wall(B, H, { depth: SIDE_WALL, holes: [inWall(openings.end)] })
    const blank = (width: number, height: number) => wall(width, height, { depth: SIDE_WALL * 0.7 })
    const walls = [
      top.rotateX(-Math.PI / 2).translate(0, H / 2 - TOP_WALL / 2, 0),
      blank(L, B)
        .rotateX(Math.PI / 2)
        .translate(0, SIDE_WALL * 0.35 - H / 2, 0),
      side.translate(0, 0, B / 2 - SIDE_WALL / 2),
      blank(L, H)
        .rotateY(Math.PI)
        .translate(0, 0, SIDE_WALL * 0.35 - B / 2),
      end.rotateY(Math.PI / 2).translate(L / 2 - SIDE_WALL / 2, 0, 0),
      blank(B, H)
        .rotateY(-Math.PI / 2)
        .translate(SIDE_WALL * 0.35 - L / 2, 0, 0),
    ]
    return [...walls, ...roundEdges(L, H, B, edge)].map(
      (geometry): Body => ({ geometry: geometry.translate(0, H / 2, 0), surface }),
    )
  },
  poses: { front: [0, 0, 0], back: [90, 0, -25] },
})

export default { 'corner-casting': cornerCasting }

/** A wall that reaches to where the rounded edges begin; its own bevel hides below them. */
function flatWall(width: number, height: number, edge: number, options: ExtrudeOptions): BufferGeometry {
  const inset = 2 * (edge - CHAMFER)
  return extrude(rectangle(width - inset, height - inset), { ...options, bevel: CHAMFER })
}

/** The twelve edges of a box about the origin as quarter rounds, with a ball in each corner. */
function roundEdges(x: number, y: number, z: number, edge: number): BufferGeometry[] {
  const [inX, inY, inZ] = [x / 2 - edge, y / 2 - edge, z / 2 - edge]
  const signs = [-1, 1]
  const pairs = signs.flatMap(one => signs.map(other => [one, other] as const))
  const bar = (length: number) => new CylinderGeometry(edge, edge, length, 32, 1, true)
  return [
    ...pairs.flatMap(([one, other]) => [
      bar(inX * 2)
        .rotateZ(Math.PI / 2)
        .translate(0, one * inY, other * inZ),
      bar(inY * 2).translate(one * inX, 0, other * inZ),
      bar(inZ * 2)
        .rotateX(Math.PI / 2)
        .translate(one * inX, other * inY, 0),
    ]),
    ...pairs.flatMap(([one, other]) =>
      signs.map(third => new SphereGeometry(edge, 32, 16).translate(one * inX, other * inY, third * inZ)),
    ),
  ].map(geometry => crease(geometry.toNonIndexed()))
}
