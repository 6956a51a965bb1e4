import { joinBodies } from '../joining/join.ts'
import { shellsOf } from '../joining/mesh.ts'
import type { Body } from '../solids/model.ts'
import type { StepFacts } from './step-file.ts'
import { type StepShape, writeStep } from './write-step.ts'

/** With more faces CAD takes minutes to read a file. */
const FACES = 4000
/** What has more triangles is not turned, or not only. */
const TRIANGLES = 20_000

/**
 * A part as a STEP file. Its bodies are built with plain threads. Forms that are not turned consist of flats: where there would be more
 * than CAD can read, the file is coarser, its volume within 0.4 % of the part's. Throws if a body cannot be closed.
 */
export async function stepOf(bodies: readonly Body[], facts: StepFacts): Promise<StepShape> {
  const { mesh } = await joinBodies(bodies)
  if (mesh.triangles.length / 3 <= TRIANGLES) {
    const shape = writeStep(shellsOf(mesh), facts)
    if (shape.faces <= FACES) return shape
  }
  return writeStep(shellsOf((await joinBodies(bodies, FACES)).mesh), facts)
}
