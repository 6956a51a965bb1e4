import { defineRange, type Range } from '../../range.ts'
import { rollerChain } from '../../standards/iso-606.ts'
import { simplexSprockets } from '../../standards/iso-606-sprockets.ts'
import { catalogues } from './catalogues.ts'

/** The numbers of links that lengths of chain are kept in: the last is about 5 m of 1/2 inch. */
const LINKS = [12, 24, 36, 48, 60, 80, 100, 120, 160]

export const rollerChains: readonly Range[] = [
  defineRange({
    code: '606',
    family: 'roller-chain',
    standard: 'ISO 606',
    source: catalogues.sati,
    sizes: Object.entries(simplexSprockets).flatMap(([chain, { p }]) =>
      LINKS.map(n => ({
        code: `${chain}-${n}`,
        label: `${chain}-1, ${n} links`,
        dimensions: rollerChain(p, n),
      })),
    ),
  }),
]
