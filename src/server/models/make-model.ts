import { isFamily, surfaceOf } from '@parts-hub/parts'
import { coarsen } from '@parts-hub/parts/coarsen'
import { glbOf } from '@parts-hub/parts/gltf'
import { joinBodies } from '@parts-hub/parts/join'
import { type Body, buildPart } from '@parts-hub/parts/model'
import { stepOf } from '@parts-hub/parts/step'
import { writeStl } from '@parts-hub/parts/stl'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import type { ModelFormat } from '#contract/catalog/models.ts'

export interface Modelled {
  readonly facts: DrawnFacts
  readonly format: ModelFormat
}

/** What has more triangles takes long to join, and has no file: chains of many links. */
const MOST_TRIANGLES = 250_000
/** An STL file has no more of them, which is 5 MB. */
const STL_TRIANGLES = 100_000
/** Pages load and turn them: 0.7 MB. */
const GLB_TRIANGLES = 40_000

/**
 * The model of a product as a file; empty if it has no model, its dimensions are invalid, or its form is too fine for such a file. Takes
 * up to seconds: for a thread of its own.
 */
export async function makeModel({ facts, format }: Modelled): Promise<Uint8Array<ArrayBuffer>> {
  const { name, sku, model, finish, dimensions } = facts
  if (!isFamily(model)) return new Uint8Array()
  const values = Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value]))
  try {
    const { bodies } = await buildPart(model, values, surfaceOf(finish), format === 'step' ? 'plain' : 'fine')
    if (countTriangles(bodies) > MOST_TRIANGLES) return new Uint8Array()
    if (format === 'stl') return writeStl(await coarsen((await joinBodies(bodies)).mesh, STL_TRIANGLES))
    if (format === 'glb') return await glbOf(bodies, { name: sku ?? name, most: GLB_TRIANGLES })
    const { text } = await stepOf(bodies, { name: sku ?? name, description: describe(facts), at: ISSUED })
    return new TextEncoder().encode(text)
  } catch {
    // An owner may enter dimensions for which no part can be built.
    return new Uint8Array()
  }
}

function countTriangles(bodies: readonly Body[]): number {
  return bodies.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count / 3, 0)
}

/** The same part has the same file, whenever it is made. */
const ISSUED = '2026-01-01T00:00:00'

/** The name, with the thread that the model shows as a cylinder, and the standard. */
function describe({ name, standard, dimensions }: DrawnFacts): string {
  const sizeOf = (symbol: string) => dimensions.find(one => one.symbol === symbol)?.value
  const [d = sizeOf('d1'), pitch] = [sizeOf('d'), sizeOf('P')]
  const thread =
    d !== undefined && pitch !== undefined ? `thread ${d} x ${pitch} mm shown as a cylinder` : null
  return [name, standard, thread].filter(part => part !== null).join('; ')
}
