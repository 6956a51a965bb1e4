import { type Mesh, volumeWithin } from '../joining/mesh.ts'
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
  const [hollows = [], whole = []] = [true, false].map(isHollow =>
    solids.filter(({ mesh }) => volumeWithin(mesh) < 0 === isHollow),
  )
  const breps = whole.map(solid => {
    const within = hollows.filter(hollow => ownerOf(hollow, whole) === solid)
    return writeSolid(file, solid, within)
  })
  const faces = solids.flatMap(solid => solid.faces)
  const turned = faces.filter(({ carrier }) => carrier.kind === 'turned').length
  return { text: file.finish(breps, facts), faces: faces.length, turned }
}

/** The solid that a hollow is in: the least of those that reach farther than it. */
function ownerOf(hollow: ReadSolid, solids: readonly ReadSolid[]): ReadSolid | undefined {
  const inner = boundsOf(hollow.mesh)
  const around = solids.filter(({ mesh }) => {
    const outer = boundsOf(mesh)
    return inner.every(
      ([from, to], axis) => from >= (outer[axis]?.[0] ?? Infinity) && to <= (outer[axis]?.[1] ?? -Infinity),
    )
  })
  return around.toSorted((one, other) => volumeWithin(one.mesh) - volumeWithin(other.mesh))[0]
}

/** From where to where a mesh reaches along x, y and z, in mm. */
function boundsOf({ corners }: Mesh): (readonly [from: number, to: number])[] {
  return [0, 1, 2].map(axis => {
    const along = corners.filter((_, at) => at % 3 === axis)
    return [
      along.reduce((one, other) => Math.min(one, other)),
      along.reduce((one, other) => Math.max(one, other)),
    ]
  })
}
