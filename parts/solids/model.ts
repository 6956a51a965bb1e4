import type { BufferGeometry } from 'three'
import type { DimensionsOf, Family } from '../terms.ts'
import type { Surface } from '../finishes.ts'

/** One solid of a part, in mm. */
export interface Body {
  readonly geometry: BufferGeometry
  readonly surface: Surface
}

/** Turns about x, then y, then z, in degrees. */
export type Turn = readonly [x: number, y: number, z: number]

/**
 * How a family of parts is built and shown. Models stand with their axis along y (the head of a bolt up, the face of a
 * plate towards z) and know nothing of the camera.
 */
export interface Model<F extends Family> {
  /** The solids of a part with these dimensions; `surface` is its finish, other surfaces are the family's own. */
  readonly build: (dimensions: DimensionsOf<F>, surface: Surface) => readonly Body[]
  /** How it is laid before the camera for its two pictures. */
  readonly poses: { readonly front: Turn; readonly back: Turn }
}

/** A model of this family; only there so that its dimensions are known by their names. */
export function defineModel<F extends Family>(_family: F, model: Model<F>): Model<F> {
  return model
}

/** Each family's model is fetched when it is looked at. */
export type ModelLoaders<F extends Family> = {
  readonly [Name in F]: () => Promise<{ readonly default: Model<Name> }>
}
