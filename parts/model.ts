import { type Family, kinOf } from './families.ts'
import type { Values } from './family.ts'
import type { Surface } from './finishes.ts'
import type { Body, Poses } from './solids/model.ts'
import { withPlainForms } from './solids/plain-forms.ts'

export type { Body, Poses, Turn } from './solids/model.ts'
export { isMark } from './solids/strokes.ts'

/** A part as solids, and how it is laid before the camera. */
export interface BuiltPart {
  readonly bodies: readonly Body[]
  readonly poses: Poses
}

/** Builds a part from the family's own code, which is fetched first, its forms fine or plain (`withPlainForms`). Throws if a dimension is missing or not above zero. */
export async function buildPart(
  family: Family,
  values: Values,
  surface: Surface,
  forms: 'fine' | 'plain' = 'fine',
): Promise<BuiltPart> {
  const model = (await kinOf(family).models()).default[family]
  const build = () => model?.bodiesOf(values, surface)
  const bodies = forms === 'plain' ? withPlainForms(build) : build()
  if (!model || !bodies) throw new Error(`the dimensions of a ${family} are not complete`)
  return { bodies, poses: model.poses }
}
