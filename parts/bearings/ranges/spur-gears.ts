import { defineRange, type Range } from '../../range.ts'
import { type GearModule, spurGears } from '../../standards/din-867.ts'
import { catalogues } from './catalogues.ts'
import { finishedBore } from './finished-bores.ts'

const MODULES: readonly GearModule[] = [1, 1.5, 2, 2.5, 3, 4, 5, 6]

/** Gears that have long been sold here with hubs of their own, by module and teeth. */
const HOUSE: Readonly<Record<string, Readonly<Partial<Record<'d' | 'N' | 'L', number>>>>> = {
  '2-18': { d: 14, N: 28, L: 34 },
  '2-30': { d: 20, N: 45 },
}

/** Spur gears of one module, with pilot bores and with finished ones. */
export const gearRanges: readonly Range[] = MODULES.flatMap(m => [
  defineRange({
    code: `GEAR-M${m}`,
    family: 'spur-gear',
    standard: 'DIN 867',
    source: catalogues.sati,
    sizes: teethOf(m).map(z => {
      const { b, L, hubs } = spurGears[m]
      const { N } = hubs.row(z)
      const dimensions = { m, z, d: finishedBore(N, 0.45), b, N, L, ...HOUSE[`${m}-${z}`] }
      return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
    }),
  }),
  defineRange({
    code: `GEARP-M${m}`,
    family: 'pilot-gear',
    standard: 'DIN 867',
    source: catalogues.sati,
    sizes: teethOf(m).map(z => {
      const { b, L, hubs } = spurGears[m]
      return { code: `Z${z}`, label: `${z} teeth`, dimensions: { m, z, b, L, ...hubs.row(z) } }
    }),
  }),
])

function teethOf(m: GearModule): readonly number[] {
  return spurGears[m].hubs.nominals
}
