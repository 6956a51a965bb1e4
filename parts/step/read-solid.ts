import { type Mesh, trianglesOf, weld } from '../joining/mesh.ts'
import { type Edges, findEdges } from './edges.ts'
import { type Face, flatFaces, linesOf, Net, turnedFaces } from './faces.ts'

/** A closed solid as its faces and edges. */
export interface ReadSolid {
  readonly mesh: Mesh
  readonly net: Net
  readonly faces: readonly Face[]
  readonly edges: Edges
}

/** Turned faces that have to stay in flats may let others follow: so often is that tried. */
const ROUNDS = 8

/** The faces and edges of a solid; where an edge does not lie on a turned face, that face stays in flats. */
export function readSolid(mesh: Mesh): ReadSolid {
  // Where bodies cross, corners may fall together: CAD does not tell them apart.
  const net = new Net(weld([trianglesOf(mesh)]))
  const flats = flatFaces(net)
  const lines = linesOf(net, flats)
  const kept = new Set<Face>()
  const flatOf = new Map(flats.flatMap(flat => flat.triangles.map(triangle => [triangle, flat] as const)))
  for (let round = 1; ; round++) {
    const faces = turnedFaces(net, flats, lines, flat => round > ROUNDS || kept.has(flat))
    const edges = findEdges(net, faces)
    if (!('unfit' in edges)) return { mesh, net, faces, edges }
    for (const at of edges.unfit)
      for (const triangle of faces[at]?.triangles ?? []) {
        const flat = flatOf.get(triangle)
        if (flat) kept.add(flat)
      }
  }
}
