import { bearings } from './bearings/index.ts'
import { brackets } from './brackets/index.ts'
import { clamping } from './clamping/index.ts'
import { cuttingTools } from './cutting-tools/index.ts'
import type { Dimensions, PartFamily } from './family.ts'
import { fasteners } from './fasteners/index.ts'
import { handTools } from './hand-tools/index.ts'
import type { Kin } from './kin.ts'
import { shipping } from './shipping/index.ts'
import { springs } from './springs/index.ts'

const categories = {
  fasteners,
  'hand-tools': handTools,
  'cutting-tools': cuttingTools,
  bearings,
  springs,
  brackets,
  clamping,
  shipping,
} as const

/** What kind of part a family is; each has a folder of this name. */
export type Category = keyof typeof categories

const families = {
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
} as const

/** The name of a family of parts that can be drawn and modelled, such as 'hex-bolt'. */
export type Family = keyof typeof families

/** The names of all families, category by category. */
export const familyNames: readonly Family[] = Object.keys(families).filter(isFamily)

/** A number for each symbol of the family, in the unit that its terms give. */
export type DimensionsOf<F extends Family> = F extends Family
  ? (typeof families)[F] extends Kin<infer Families>
    ? F extends keyof Families
      ? Families[F] extends PartFamily<infer Terms>
        ? Dimensions<Terms>
        : never
      : never
    : never
  : never

/** Whether this is the name of a family. */
export function isFamily(name: string | null): name is Family {
  return name !== null && Object.hasOwn(families, name)
}

/** The category that a family belongs to. */
export function categoryOf(family: Family): Category {
  const all: Readonly<Record<Category, object>> = categories
  for (const category of categoryNames) if (Object.hasOwn(all[category], family)) return category
  throw new Error(`${family} is in no category`)
}

const categoryNames: readonly Category[] = [
  'fasteners',
  'hand-tools',
  'cutting-tools',
  'bearings',
  'springs',
  'brackets',
  'clamping',
  'shipping',
]

/** Fetches what is known of a family without three.js: its terms, form and drawing. Rejects if its code cannot be had. */
export async function loadFamily(name: Family): Promise<PartFamily> {
  const loader: Kin = families[name]
  const found = (await loader.families()).default[name]
  if (!found) throw new Error(`there is no family ${name}`)
  return found
}

/** The two files of the family's kin. */
export function kinOf(name: Family): Kin {
  return families[name]
}
