import { bearings } from './bearings/terms.ts'
import { brackets } from './brackets/terms.ts'
import { clamping } from './clamping/terms.ts'
import { cuttingTools } from './cutting-tools/terms.ts'
import { fasteners } from './fasteners/terms.ts'
import { handTools } from './hand-tools/terms.ts'
import { shipping } from './shipping/terms.ts'
import { springs } from './springs/terms.ts'

/** Every family of parts that the works can model, and the dimensions it is made from. */
export const families = {
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
} as const

export type Family = keyof typeof families

/** A number for each symbol of the family, in the unit that its terms give. */
export type DimensionsOf<F extends Family> = Readonly<Record<keyof (typeof families)[F], number>>

/** Whether a product names one of them. */
export function isFamily(name: string | null): name is Family {
  return name !== null && Object.hasOwn(families, name)
}

/** Whether there is a number above zero for each symbol of the family. */
export function hasDimensions<F extends Family>(
  family: F,
  values: Readonly<Record<string, number>>,
): values is DimensionsOf<F> {
  return Object.keys(families[family]).every(symbol => (values[symbol] ?? 0) > 0)
}
