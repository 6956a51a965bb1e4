import type { BufferGeometry } from 'three'
import type { FamilyTerms, PartFamily, Values } from '../family.ts'
import type { Surface } from '../finishes.ts'

/** One solid of a part, in mm. */
export interface Body {
  readonly geometry: BufferGeometry
  readonly surface: Surface
}

/** Turns about x, then y, then z, in degrees. */
export type Turn = readonly [x: number, y: number, z: number]

/** How a part is laid before the camera for its two pictures. */
export interface Poses {
  readonly front: Turn
  readonly back: Turn
  /** It is shown upright as it is used, though left alone it would tip over: a castor on its wheel. */
  readonly isUpright?: boolean
}

/** How a family of parts is built. */
export interface Model {
  /** The solids of a part with these dimensions; null if one is missing or not above zero. */
  readonly bodiesOf: (values: Values, surface: Surface) => readonly Body[] | null
  readonly poses: Poses
}

/**
 * The model of a family, built from the form that its drawing is made from. Models stand with their axis along y (the head of
 * a bolt up, the face of a plate towards z) and know nothing of the camera. `surface` is the part's finish; other surfaces
 * are the family's own.
 */
export function defineModel<Form>(
  family: PartFamily<FamilyTerms, Form>,
  {
    build,
    poses,
  }: { readonly build: (form: Form, surface: Surface) => readonly Body[]; readonly poses: Poses },
): Model {
  return {
    poses,
    bodiesOf(values, surface) {
      const form = family.formOf(values)
      return form && build(form, surface)
    },
  }
}
