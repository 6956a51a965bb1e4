import type { ManifoldToplevel } from 'manifold-3d'
import { Vector3 } from 'three'
import { type Mesh, rimsOf } from './mesh.ts'

/** A mesh with a lid on each of its rims: there it lay within, or against, another body. */
export function cap(library: ManifoldToplevel, mesh: Mesh): Mesh {
  const rims = rimsOf(mesh)
  if (rims.length === 0) return mesh
  const lids = rims.flatMap(rim => lidOf(library, mesh, rim.toReversed()))
  return { corners: mesh.corners, triangles: Uint32Array.from([...mesh.triangles, ...lids]) }
}

/** The triangles of a lid, between the corners of its rim as seen along its normal. */
function lidOf(library: ManifoldToplevel, { corners }: Mesh, rim: readonly number[]): number[] {
  const points = rim.map(name => new Vector3().fromArray(corners, name * 3))
  const normal = normalOf(points)
  const helper = Math.abs(normal.x) < 0.7 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const across = helper.cross(normal).normalize()
  const up = normal.clone().cross(across)
  const outline = points.map((point): [number, number] => [point.dot(across), point.dot(up)])
  return library.triangulate([outline]).flatMap(triangle => triangle.map(at => rim[at] ?? 0))
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
