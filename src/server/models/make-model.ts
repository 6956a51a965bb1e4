import { isFamily, surfaceOf } from '@parts-hub/parts'
import { joinBodies } from '@parts-hub/parts/join'
import { buildPart } from '@parts-hub/parts/model'
import { stepOf } from '@parts-hub/parts/step'
import { writeStl } from '@parts-hub/parts/stl'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import type { ModelFormat } from '#contract/catalog/models.ts'

export interface Modelled {
  readonly facts: DrawnFacts
  readonly format: ModelFormat
}

/** The model of a product as a file; empty if it has no model, or its dimensions are invalid. Takes up to seconds: for a thread of its own. */
export async function makeModel({ facts, format }: Modelled): Promise<Uint8Array<ArrayBuffer>> {
  const { name, sku, model, finish, dimensions } = facts
  if (!isFamily(model)) return new Uint8Array()
  const values = Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value]))
  try {
    if (format === 'stl')
      return writeStl((await joinBodies((await buildPart(model, values, surfaceOf(finish))).bodies)).mesh)
    const { bodies } = await buildPart(model, values, surfaceOf(finish), 'plain')
    const { text } = await stepOf(bodies, { name: sku ?? name, description: describe(facts), at: ISSUED })
    return new TextEncoder().encode(text)
  } catch {
    // An admin may enter dimensions for which no part can be built.
    return new Uint8Array()
  }
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
