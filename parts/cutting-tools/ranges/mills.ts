import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { din327, slotDrill } from '../../standards/din-327.ts'
import { din844, longSteelEndMill, steelEndMill } from '../../standards/din-844.ts'
import { din6527, din6527Short, endMill, shortEndMill } from '../../standards/din-6527.ts'

const LISTS = 'tool lists of CAM programs that name DIN 6527'

/** A mill as it is asked for: '10'. */
function millSize<Numbers extends { readonly d1: number }>(dimensions: Numbers): RangeSize<Numbers> {
  return { code: `${dimensions.d1}`, label: `${dimensions.d1} mm`, dimensions }
}

/** The helix of solid carbide end mills by their flutes, in degrees. */
const HELIX = { 2: 30, 3: 45, 4: 35 } as const
const FLUTES = [4, 3, 2] as const

export const mills: readonly Range[] = [
  ...FLUTES.map(z =>
    defineRange({
      code: z === 4 ? '6527' : `6527Z${z}`,
      family: 'end-mill',
      standard: 'DIN 6527',
      source: LISTS,
      sizes: din6527.nominals.map(d1 => millSize(endMill(d1, z, HELIX[z]))),
    }),
  ),
  ...FLUTES.map(z =>
    defineRange({
      code: `6527KZ${z}`,
      family: 'end-mill',
      standard: 'DIN 6527',
      source: null,
      sizes: din6527Short.nominals.map(d1 => millSize(shortEndMill(d1, z, HELIX[z]))),
    }),
  ),
  defineRange({
    code: '844K',
    family: 'end-mill',
    standard: 'DIN 844',
    source: null,
    sizes: din844.nominals.map(d1 => millSize(steelEndMill(d1))),
  }),
  defineRange({
    code: '844L',
    family: 'end-mill',
    standard: 'DIN 844',
    source: null,
    sizes: din844.nominals.map(d1 => millSize(longSteelEndMill(d1))),
  }),
  ...([2, 3] as const).map(z =>
    defineRange({
      code: z === 2 ? '327' : '327Z3',
      family: 'end-mill',
      standard: 'DIN 327',
      source: null,
      sizes: din327.nominals.map(d1 => millSize(slotDrill(d1, z))),
    }),
  ),
]
