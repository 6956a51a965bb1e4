import { densities, type Family, finishes, type Values } from '@parts-hub/parts'
import { joinBodies } from '@parts-hub/parts/join'
import { buildPart } from '@parts-hub/parts/model'
import type { Grade } from './grade.ts'

/** What the model of a part in a grade weighs, in grams: what has the grade's finish by the grade's density. Takes up to seconds. */
export async function weighModel(
  family: Family,
  dimensions: Values,
  { finish, density }: Pick<Grade, 'finish' | 'density'>,
): Promise<number> {
  const surface = finishes[finish]
  const { bodies } = await buildPart(family, dimensions, surface)
  const { grams } = await joinBodies(bodies, one => (one === surface ? density : densities[one]))
  for (const { geometry } of bodies) geometry.dispose()
  return grams
}
