import { type BufferGeometry, ExtrudeGeometry, Path, Shape, Vector2 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { crease } from './crease.ts'

export interface ExtrudeOptions {
  /** Thickness along z in mm; the solid is centred on z = 0. */
  readonly depth: number
  /** A bevel of this size on both faces' edges, inwards, so that the outline keeps its size. */
  readonly bevel?: number
  readonly holes?: readonly (readonly Point[])[]
}

/** A flat part: an outline (anticlockwise, mm) with holes, drawn out along z. */
export function extrude(outline: readonly Point[], options: ExtrudeOptions): BufferGeometry {
  const { depth, bevel = 0, holes = [] } = options
  const shape = new Shape(toVectors(outline))
  shape.holes = holes.map(hole => new Path(toVectors(hole)))
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  })
  geometry.translate(0, 0, bevel - depth / 2)
  return flatten(crease(geometry))
}

/** The two faces are flat: without this the smooth bevel would bend their normals, and long triangles would show. */
function flatten(geometry: BufferGeometry): BufferGeometry {
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  for (let index = 0; index + 2 < positions.count; index += 3) {
    const z = positions.getZ(index)
    const isFlat = [1, 2].every(next => Math.abs(positions.getZ(index + next) - z) < 1e-9)
    if (!isFlat) continue
    for (let next = 0; next < 3; next++) normals.setXYZ(index + next, 0, 0, Math.sign(z) || 1)
  }
  return geometry
}

function toVectors(points: readonly Point[]): Vector2[] {
  return points.map(([x, y]) => new Vector2(x, y))
}

/** A round outline, for discs and holes. */
export function circle(centre: Point, diameter: number, steps = 64): Point[] {
  return arc(centre, diameter / 2, 0, 360, steps).slice(0, -1)
}

/** A slot with round ends, `length` long over all along x. */
export function slot(centre: Point, length: number, width: number): Point[] {
  const reach = (length - width) / 2
  return [
    ...arc([centre[0] + reach, centre[1]], width / 2, -90, 90),
    ...arc([centre[0] - reach, centre[1]], width / 2, 90, 270),
  ]
}
