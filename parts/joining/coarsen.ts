import { loadLibrary, meshOf } from './library.ts'
import type { Mesh } from './mesh.ts'

/** How far a coarser mesh may lie off, in mm, from step to step. */
const OFF = [0.003, 0.006, 0.012, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8]
/** By how much its volume may differ. */
const LESS = 0.03

/** A closed mesh made coarser until it has no more triangles than `most`, or its volume would be 3 % another. */
export async function coarsen(mesh: Mesh, most: number): Promise<Mesh> {
  if (mesh.triangles.length / 3 <= most) return mesh
  const { Manifold, Mesh: Triangles } = await loadLibrary()
  const whole = new Manifold(
    new Triangles({
      numProp: 3,
      vertProperties: Float32Array.from(mesh.corners),
      triVerts: mesh.triangles,
    }),
  )
  let kept = whole
  for (const off of OFF) {
    const coarser = kept.simplify(off)
    const isOther = Math.abs(coarser.volume() / whole.volume() - 1) > LESS
    if (isOther) {
      coarser.delete()
      break
    }
    if (kept !== whole) kept.delete()
    kept = coarser
    if (kept.numTri() <= most) break
  }
  const coarse = meshOf(kept)
  if (kept !== whole) kept.delete()
  whole.delete()
  return coarse
}
