import { coarsen } from '../joining/coarsen.ts'
import { joinSurfaces } from '../joining/join.ts'
import type { Body } from '../solids/model.ts'
import { type GlbPiece, writeGlb } from './write-glb.ts'

/**
 * A part as a binary glTF file with about so many triangles at most, in the colours of its surfaces. Throws if a body cannot be closed.
 */
export async function glbOf(
  bodies: readonly Body[],
  { name, most }: { readonly name: string; readonly most: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const surfaces = await joinSurfaces(bodies)
  const count = surfaces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
  if (count === 0) throw new Error('the part has no volume')
  const share = Math.min(1, most / count)
  const pieces: GlbPiece[] = []
  for (const { surface, mesh } of surfaces)
    pieces.push({ surface, mesh: await coarsen(mesh, Math.ceil((mesh.triangles.length / 3) * share)) })
  return writeGlb(pieces, name)
}
