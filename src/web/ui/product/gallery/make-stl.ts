import { buildPart } from '@parts-hub/parts/model'
import { writeStl } from '@parts-hub/parts/stl'
import type { ModelledPart } from './part-of-product.ts'

/** The model of a part as an STL file. */
export async function makeStl({ family, dimensions, surface }: ModelledPart): Promise<Blob> {
  const { bodies } = await buildPart(family, dimensions, surface)
  const file = writeStl(bodies)
  for (const { geometry } of bodies) geometry.dispose()
  return new Blob([file], { type: 'model/stl' })
}
