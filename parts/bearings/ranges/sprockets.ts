import { defineRange, type Range } from '../../range.ts'
import { iso606 } from '../../standards/iso-606.ts'
import { type Chain, simplexSprockets } from '../../standards/iso-606-sprockets.ts'
import { catalogues } from './catalogues.ts'
import { finishedBore } from './finished-bores.ts'

const CHAINS: readonly Chain[] = ['05B', '06B', '08B', '10B', '12B', '16B', '20B', '24B']

/** Sprockets for one chain, with finished bores and with pilot ones. */
export const sprocketRanges: readonly Range[] = CHAINS.flatMap(chain => [
  defineRange({
    code: `606-${chain}`,
    family: 'sprocket',
    standard: 'ISO 606',
    source: catalogues.sati,
    sizes: teethOf(chain).map(z => {
      const dimensions = {
        ...sprocketOf(chain, z),
        d: finishedBore(simplexSprockets[chain].hubs.row(z).N, 0.4),
      }
      return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
    }),
  }),
  defineRange({
    code: `606P-${chain}`,
    family: 'pilot-sprocket',
    standard: 'ISO 606',
    source: catalogues.sati,
    sizes: teethOf(chain).map(z => ({
      code: `Z${z}`,
      label: `${z} teeth`,
      dimensions: sprocketOf(chain, z),
    })),
  }),
])

function teethOf(chain: Chain): readonly number[] {
  return simplexSprockets[chain].hubs.nominals
}

/** A sprocket with its pilot bore. */
function sprocketOf(chain: Chain, z: number) {
  const { p, b, hubs } = simplexSprockets[chain]
  const { d1 } = iso606.row(p)
  return { p, z, d1, da: outsideDiameter(p, z, d1), b, ...hubs.row(z) }
}

/** ISO 606: the middle of the limits of a sprocket's outside diameter, in mm, to tenths. */
function outsideDiameter(p: number, z: number, d1: number): number {
  const pitch = p / Math.sin(Math.PI / z)
  const most = pitch + 1.25 * p - d1
  const least = pitch + p * (1 - 1.6 / z) - d1
  return Math.round((most + least) * 5) / 10
}
