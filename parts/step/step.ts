import { coarsen } from '../joining/coarsen.ts'
import { joinBodies } from '../joining/join.ts'
import { type Mesh, shellsOf } from '../joining/mesh.ts'
import type { Body } from '../solids/model.ts'
import { type ReadSolid, readSolid } from './read-solid.ts'
import type { StepFacts } from './step-file.ts'
import { type StepShape, writeStep } from './write-step.ts'

/** With more faces CAD takes minutes to read a file: so many are aimed at, and no file has more than `MOST`. */
const FACES = 5000
const MOST = 7000
/** What has more triangles is not turned, or not only. */
const TRIANGLES = 20_000
/** A solid of so few faces is left as it is. */
const FEW = 150

/** The form is wound or sculpted, and has no STEP file. */
export class TooManyFaces extends Error {}

/**
 * A part as a STEP file. Its bodies are built with plain forms. What is not turned consists of flats: where there would be more than CAD
 * can read, such solids are coarser, within 3 % of their volume. Throws if a body cannot be closed, and `TooManyFaces`.
 */
export async function stepOf(bodies: readonly Body[], facts: StepFacts): Promise<StepShape> {
  const { mesh } = await joinBodies(bodies)
  const solids = await Promise.all(shellsOf(mesh).map(shell => read(shell, FACES)))
  const count = countFaces(solids)
  const share = FACES / count
  const kept =
    share >= 1
      ? solids
      : await Promise.all(
          solids.map(({ mesh: shell, faces }) => read(shell, Math.max(FEW, faces.length * share))),
        )
  if (countFaces(kept) > MOST) throw new TooManyFaces()
  return writeStep(kept, facts)
}

/** A solid with no more faces than `most`, if it can be as coarse as that. */
async function read(shell: Mesh, most: number): Promise<ReadSolid> {
  const solid = shell.triangles.length / 3 <= TRIANGLES ? readSolid(shell) : undefined
  return solid && solid.faces.length <= most ? solid : readSolid(await coarsen(shell, Math.floor(most)))
}

function countFaces(solids: readonly ReadSolid[]): number {
  return solids.reduce((sum, { faces }) => sum + faces.length, 0)
}
