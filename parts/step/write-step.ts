import type { Mesh } from '../joining/mesh.ts'
import { findEdges } from './edges.ts'
import { type Face, flatFaces, linesOf, Net, turnedFaces } from './faces.ts'
import { type StepFacts, StepFile } from './step-file.ts'
import { writeSolid } from './write-solid.ts'

/** How a part's faces are given: each as what it is, or some of them as the flats that pictures are made of. */
export interface StepShape {
  readonly text: string
  readonly faces: number
  /** Cylinders and cones about the axis; all other faces are flat. */
  readonly turned: number
}

/**
 * Closed solids as a STEP file (ISO 10303-21, AP214), in mm. What is turned about y is written as cylinders and cones with arcs, all
 * else as flat faces: exact where the part has flat faces only there, and as fine as the mesh elsewhere.
 */
export function writeStep(solids: readonly Mesh[], facts: StepFacts): StepShape {
  const file = new StepFile()
  let [count, turned] = [0, 0]
  const breps = solids.map(solid => {
    const net = new Net(solid)
    const { faces, edges } = shapeOf(net)
    count += faces.length
    turned += faces.filter(({ carrier }) => carrier.kind === 'turned').length
    return writeSolid(file, net, faces, edges)
  })
  return { text: file.finish(breps, facts), faces: count, turned }
}

/** Turned faces that have to stay in flats may let others follow: so often is that tried. */
const ROUNDS = 8

/** The faces and edges of a solid; where an edge does not lie on a turned face, that face stays in flats. */
function shapeOf(net: Net) {
  const flats = flatFaces(net)
  const lines = linesOf(net, flats)
  const kept = new Set<Face>()
  const flatOf = new Map(flats.flatMap(flat => flat.triangles.map(triangle => [triangle, flat] as const)))
  for (let round = 1; ; round++) {
    const faces = turnedFaces(net, flats, lines, flat => round > ROUNDS || kept.has(flat))
    const edges = findEdges(net, faces)
    if (!('unfit' in edges)) return { faces, edges }
    for (const at of edges.unfit)
      for (const triangle of faces[at]?.triangles ?? []) {
        const flat = flatOf.get(triangle)
        if (flat) kept.add(flat)
      }
  }
}
