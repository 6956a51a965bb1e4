import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  din327,
  din844,
  din6527,
  din6527Short,
  endMill,
  longSteelEndMill,
  shortEndMill,
  slotDrill,
  steelEndMill,
} from '../../standards/mills-and-reamers.ts'

/** A mill as it is asked for: '10'. */
function millSize<Numbers extends { readonly d1: number }>(dimensions: Numbers): RangeSize<Numbers> {
  return { code: `${dimensions.d1}`, label: `${dimensions.d1} mm`, dimensions }
}

/** The helix of solid carbide end mills by their flutes, in degrees. */
const HELIX = { 2: 30, 3: 45, 4: 35 } as const
const FLUTES = [4, 3, 2] as const

export const mills: readonly Range[] = [
  ...FLUTES.map(z =>
    defineRange(
      z === 4 ? '6527' : `6527Z${z}`,
      'end-mill',
      din6527,
      din6527.nominals.map(d1 => millSize(endMill(d1, z, HELIX[z]))),
    ),
  ),
  ...FLUTES.map(z =>
    defineRange(
      `6527KZ${z}`,
      'end-mill',
      din6527Short,
      din6527Short.nominals.map(d1 => millSize(shortEndMill(d1, z, HELIX[z]))),
    ),
  ),
  defineRange('844K', 'end-mill', din844, ({ nominals }) => nominals.map(d1 => millSize(steelEndMill(d1)))),
  defineRange('844L', 'end-mill', din844, ({ nominals }) =>
    nominals.map(d1 => millSize(longSteelEndMill(d1))),
  ),
  ...([2, 3] as const).map(z =>
    defineRange(
      z === 2 ? '327' : '327Z3',
      'end-mill',
      din327,
      din327.nominals.map(d1 => millSize(slotDrill(d1, z))),
    ),
  ),
]
