import type { ReadSolid } from './read-solid.ts'
import { type StepFacts, StepFile } from './step-file.ts'
import { writeSolid } from './write-solid.ts'

/** A STEP file, and of what its solids consist. */
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
export function writeStep(solids: readonly ReadSolid[], facts: StepFacts): StepShape {
  const file = new StepFile()
  const breps = solids.map(({ net, faces, edges }) => writeSolid(file, net, faces, edges))
  const faces = solids.flatMap(solid => solid.faces)
  const turned = faces.filter(({ carrier }) => carrier.kind === 'turned').length
  return { text: file.finish(breps, facts), faces: faces.length, turned }
}
