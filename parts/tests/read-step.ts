import initialise from 'occt-import-js'
import { rimsOf, volumeWithin, weld } from '../joining/mesh.ts'

/** What OpenCASCADE, with which many CAD programs read STEP, makes of a file. */
export interface ReadStep {
  readonly solids: number
  readonly faces: number
  /** Whether the faces of each solid close it. */
  readonly isClosed: boolean
  /** In mm³. */
  readonly volume: number
  /** From the least to the greatest x, y and z, in mm. */
  readonly extent: readonly [x: number, y: number, z: number]
}

/** How far its triangles may lie off a round face, in mm, and how far they may turn, in radians. */
const LINEAR = 0.005
const ANGULAR = 0.05

const reader = initialise()

/** Reads and measures a STEP file. Throws if it cannot be read. */
export async function readStep(text: string): Promise<ReadStep> {
  const { success, meshes } = (await reader).ReadStepFile(new TextEncoder().encode(text), {
    linearUnit: 'millimeter',
    linearDeflectionType: 'absolute_value',
    linearDeflection: LINEAR,
    angularDeflection: ANGULAR,
  })
  if (!success) throw new Error('the STEP file cannot be read')
  const solids = meshes.map(({ attributes, index }) => {
    const { array } = attributes.position
    return weld([index.array.flatMap(corner => array.slice(corner * 3, corner * 3 + 3))])
  })
  const along = (axis: number) => {
    let [from, to] = [Infinity, -Infinity]
    for (const { corners } of solids)
      for (let at = axis; at < corners.length; at += 3) {
        from = Math.min(from, corners[at] ?? from)
        to = Math.max(to, corners[at] ?? to)
      }
    return to - from
  }
  return {
    solids: solids.length,
    faces: meshes.reduce((sum, { brep_faces: faces }) => sum + faces.length, 0),
    isClosed: solids.every(solid => rimsOf(solid).length === 0),
    volume: solids.reduce((sum, solid) => sum + volumeWithin(solid), 0),
    extent: [along(0), along(1), along(2)],
  }
}
