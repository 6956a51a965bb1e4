import { type Family, hasDimensions } from './terms.ts'
import { bearings } from './bearings/index.ts'
import { brackets } from './brackets/index.ts'
import { clamping } from './clamping/index.ts'
import { cuttingTools } from './cutting-tools/index.ts'
import type { Drawing, DrawingLoaders } from './drawing/drawing.ts'
import { fasteners } from './fasteners/index.ts'
import { handTools } from './hand-tools/index.ts'
import { shipping } from './shipping/index.ts'
import { springs } from './springs/index.ts'

const loaders: DrawingLoaders<Family> = {
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
}

/** Draws a part with these dimensions; null if one of the family's is missing or not above zero. */
export type Draw = (dimensions: Readonly<Record<string, number>>) => Drawing | null

/** Fetches how a family is drawn; rejects if its code cannot be had. */
export async function loadDrawing<F extends Family>(family: F): Promise<Draw> {
  const { default: draw } = await loaders[family]()
  return dimensions => (hasDimensions(family, dimensions) ? draw(dimensions) : null)
}

/** Whether there is a drawing for the family that a product names. */
export function isDrawn(name: string | null): name is Family {
  return name !== null && Object.hasOwn(loaders, name)
}
