import { BEARINGS, FINISHES } from './finishes.ts'
import { METALS, PLASTICS } from './materials.ts'
import type { Quality } from './quality.ts'
import { STAINLESS, STRENGTH } from './steels.ts'

/** Every quality that a product may have or a query ask for. */
export const QUALITIES: readonly Quality[] = [
  ...STAINLESS,
  ...STRENGTH,
  ...METALS,
  ...PLASTICS,
  ...FINISHES,
  ...BEARINGS,
]

/** Words that may mean one quality or another, the likelier first. */
export const MAY_MEAN: ReadonlyMap<string, readonly string[]> = new Map([
  ['galvanised', ['hot-dip-galvanised', 'zinc-plated']],
  ['galv', ['hot-dip-galvanised', 'zinc-plated']],
  ['verzinkt', ['zinc-plated', 'hot-dip-galvanised']],
  ['zinc', ['zinc-plated', 'zinc']],
  ['grade 8', ['grade-8', 'class-8']],
  ['grade 10', ['class-10']],
  ['tin', ['tin-coated']],
  ...['high tensile', 'high strength', 'hochfest', 'ht', 'high tensile steel'].map(
    (written): readonly [string, readonly string[]] => [written, ['8.8', '10.9', '12.9']],
  ),
  ['a2 70', ['a2-70', 'a2']],
  ['a4 80', ['a4-80', 'a4']],
  ['a4 70', ['a4-80', 'a4']],
])
