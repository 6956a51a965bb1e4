import { ShapeUtils, Vector2, Vector3 } from 'three'
import { type Mesh, rimsOf } from './mesh.ts'

/** A mesh with a lid on each of its rims: there it lay within, or against, another body. */
export function cap(mesh: Mesh): Mesh {
  const rims = rimsOf(mesh)
  if (rims.length === 0) return mesh
  const corners = [...mesh.corners]
  const lids = rims.flatMap(rim => lidOf(corners, rim.toReversed()))
  return { corners: Float64Array.from(corners), triangles: Uint32Array.from([...mesh.triangles, ...lids]) }
}

/** The triangles of a lid; where its outline crosses itself they meet in its middle, which is added to the corners. */
function lidOf(corners: number[], rim: readonly number[]): number[] {
  const points = rim.map(name => new Vector3().fromArray(corners, name * 3))
  const normal = normalOf(points)
  const helper = Math.abs(normal.x) < 0.7 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const across = helper.cross(normal).normalize()
  const up = normal.clone().cross(across)
  const outline = points.map(point => new Vector2(point.dot(across), point.dot(up)))
  const triangles = ShapeUtils.triangulateShape(outline, [])
  if (triangles.length === rim.length - 2)
    return triangles.flatMap(triangle => triangle.map(at => rim[at] ?? 0))
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
