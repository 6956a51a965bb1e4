import { type BufferGeometry, Mesh, MeshStandardMaterial } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, it } from 'vitest'
import { joinBodies } from '../joining/join.ts'
import { rimsOf, volumeWithin } from '../joining/mesh.ts'
import { buildPart } from '../model.ts'
import { stepOf } from '../step/step.ts'
import { readStep } from '../tests/read-step.ts'
import { samples } from '../tests/samples.ts'
import { glbOf } from './gltf.ts'

const sampleOf = (family: string) => {
  const found = samples.find(each => each.family === family)
  if (!found) throw new Error(`no sample of ${family}`)
  return found
}

/** What three's own reader finds in a file: the primitives of its one part. */
async function read(bytes: Uint8Array<ArrayBuffer>) {
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '')
  const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
  scene.traverse(each => {
    if (each instanceof Mesh && each.material instanceof MeshStandardMaterial) meshes.push(each)
  })
  return meshes
}

/** A primitive as it stands in the file: its corners in metres, shared by the triangles that meet there. */
function meshOf({ geometry }: Mesh<BufferGeometry>) {
  return {
    corners: Float64Array.from(geometry.getAttribute('position').array),
    triangles: Uint32Array.from(geometry.index?.array ?? []),
  }
}

it.each([
  ['flat-washer', 1],
  ['hex-nut', 1],
  ['screwdriver', 2],
])(
  '%s as glTF is closed as its surfaces stand in the file, in metres, and as large as the solid',
  async (family, surfaces) => {
    const { family: known, dimensions, code } = sampleOf(family)
    const { bodies } = await buildPart(known, dimensions, 'zinc')
    const bytes = await glbOf(bodies, { name: code, most: 40_000 })
    const primitives = await read(bytes)
    expect(new Set(primitives.map(({ material }) => material.name)).size).toBeGreaterThanOrEqual(surfaces)
    const meshes = primitives.map(meshOf)
    expect(meshes.map(mesh => rimsOf(mesh).length)).toEqual(meshes.map(() => 0))
    const volume = meshes.reduce((sum, mesh) => sum + volumeWithin(mesh), 0) * 1e9
    expect(volume / (await joinBodies(bodies)).volume).toBeCloseTo(1, 1.6)
    expect(bytes.length).toBeLessThan(1_000_000)
  },
)

it('a washer as glTF has the volume of its STEP file', async () => {
  const { family, dimensions, code } = sampleOf('flat-washer')
  const { bodies } = await buildPart(family, dimensions, 'zinc')
  const primitives = await read(await glbOf(bodies, { name: code, most: 40_000 }))
  const volume = primitives.reduce((sum, each) => sum + volumeWithin(meshOf(each)), 0) * 1e9
  const plain = (await buildPart(family, dimensions, 'zinc', 'plain')).bodies
  const step = await readStep((await stepOf(plain, { name: code, description: '', at: '' })).text)
  expect(volume / step.volume).toBeCloseTo(1, 2)
})
