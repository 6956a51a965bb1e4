import { type Family, hasDimensions } from './terms.ts'
import type { Surface } from './finishes.ts'
import { bearings } from './bearings/index.ts'
import { brackets } from './brackets/index.ts'
import { clamping } from './clamping/index.ts'
import { cuttingTools } from './cutting-tools/index.ts'
import { fasteners } from './fasteners/index.ts'
import { handTools } from './hand-tools/index.ts'
import type { Body, Model, ModelLoaders } from './solids/model.ts'
import { shipping } from './shipping/index.ts'
import { springs } from './springs/index.ts'

const loaders: ModelLoaders<Family> = {
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
}

/** A part as solids, and how it is laid before the camera. */
export interface BuiltPart {
  readonly bodies: readonly Body[]
  readonly poses: Model<Family>['poses']
}

/** Builds a part from the family's own code, which is fetched first. Throws if a dimension is missing or not above zero. */
export async function buildPart<F extends Family>(
  family: F,
  dimensions: Readonly<Record<string, number>>,
  surface: Surface,
): Promise<BuiltPart> {
  if (!hasDimensions(family, dimensions)) throw new Error(`the dimensions of a ${family} are not complete`)
  const { default: model } = await loaders[family]()
  return { bodies: model.build(dimensions, surface), poses: model.poses }
}
