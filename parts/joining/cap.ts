import type { ManifoldToplevel } from 'manifold-3d'
import { Vector3 } from 'three'
import { type Mesh, rimsOf } from './mesh.ts'

/** So far, in mm, corners of a flat rim may lie off their plane. */
const FLAT = 1e-3

/** A mesh with a lid on each of its rims: there it lay within, or against, another body. */
export function cap(library: ManifoldToplevel, mesh: Mesh): Mesh {
  const rims = rimsOf(mesh)
  if (rims.length === 0) return mesh
  const corners = [...mesh.corners]
  const lids = rims.flatMap(rim => lidOf(library, corners, rim.toReversed()))
  return { corners: Float64Array.from(corners), triangles: Uint32Array.from([...mesh.triangles, ...lids]) }
}

/** The triangles of a lid; those of a bent one meet in its middle, which is added to the corners. */
function lidOf(library: ManifoldToplevel, corners: number[], rim: readonly number[]): number[] {
  const points = rim.map(name => new Vector3().fromArray(corners, name * 3))
  const [first = new Vector3()] = points
  const normal = normalOf(points)
  if (points.every(point => Math.abs(point.clone().sub(first).dot(normal)) < FLAT)) {
    const helper = Math.abs(normal.x) < 0.7 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
    const across = helper.cross(normal).normalize()
    const up = normal.clone().cross(across)
    const outline = points.map((point): [number, number] => [point.dot(across), point.dot(up)])
    return library.triangulate([outline]).flatMap(triangle => triangle.map(at => rim[at] ?? 0))
  }
  const middle = new Vector3()
  for (const point of points) middle.addScaledVector(point, 1 / points.length)
  const name = corners.push(middle.x, middle.y, middle.z) / 3 - 1
  return rim.flatMap((from, at) => [from, rim[(at + 1) % rim.length] ?? from, name])
}

/** The normal of an outline that need not be quite flat (Newell). */
function normalOf(points: readonly Vector3[]): Vector3 {
  const normal = new Vector3()
  for (const [at, from] of points.entries()) {
    const to = points[(at + 1) % points.length] ?? from
    normal.x += (from.y - to.y) * (from.z + to.z)
    normal.y += (from.z - to.z) * (from.x + to.x)
    normal.z += (from.x - to.x) * (from.y + to.y)
  }
  return normal.normalize()
}
