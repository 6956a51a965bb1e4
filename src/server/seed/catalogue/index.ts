import { bearings } from './bearings.ts'
import { brackets } from './brackets.ts'
import { clamping } from './clamping.ts'
import { cuttingTools } from './cutting-tools.ts'
import { fasteners } from './fasteners.ts'
import { handTools } from './hand-tools.ts'
import type { CataloguePart } from './part.ts'
import { shipping } from './shipping.ts'
import { springs } from './springs.ts'

/** The catalogue, category by category. */
export const catalogue: readonly CataloguePart[] = [
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
]
