import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din471 } from '../../standards/din-471.ts'
import { din472 } from '../../standards/din-472.ts'
import { din6799 } from '../../standards/din-6799.ts'
import { din6885, keyLengths, parallelKey } from '../../standards/din-6885-1.ts'
import { din6888 } from '../../standards/din-6888.ts'
import { diameterSizes } from './pins-rings-keys-sizes.ts'

/** Where the figures of keys were read, besides the collections that all ranges share. */
const keySources = {
  parallel: 'din6885 (github.com/hanslhansl), engineeringhardware.com',
  woodruff: 'DIN 6888:1956',
}

/** Parallel keys of each section with each of its lengths: '8 x 7 x 40'. */
const parallelKeys = din6885.nominals.flatMap(b =>
  keyLengths(b).map(l => {
    const dimensions = parallelKey(b, l)
    const { h } = dimensions
    return { code: `${b}X${h}X${l}`, label: `${b} x ${h} x ${l}`, dimensions }
  }),
)

export const ringAndKeyRanges: readonly Range[] = [
  defineRange({
    code: '471',
    family: 'shaft-circlip',
    standard: 'DIN 471',
    source: sources.fastenersWorkbench,
    sizes: diameterSizes(din471.nominals, d1 => ({ d1, ...din471.row(d1) })),
  }),
  defineRange({
    code: '472',
    family: 'bore-circlip',
    standard: 'DIN 472',
    source: sources.fastenersWorkbench,
    sizes: diameterSizes(din472.nominals, d1 => ({ d1, ...din472.row(d1) })),
  }),
  defineRange({
    code: '6799',
    family: 'e-clip',
    standard: 'DIN 6799',
    source: sources.fastenersWorkbench,
    sizes: diameterSizes(din6799.nominals, d2 => {
      const { from, to, ...row } = din6799.row(d2)
      return { d2, ...row, dmin: from, dmax: to }
    }),
  }),
  defineRange({
    code: '6885A',
    family: 'round-key',
    standard: 'DIN 6885-1',
    source: keySources.parallel,
    sizes: parallelKeys,
  }),
  defineRange({
    code: '6885B',
    family: 'straight-key',
    standard: 'DIN 6885-1',
    source: keySources.parallel,
    sizes: parallelKeys,
  }),
  defineRange({
    code: '6888',
    family: 'woodruff-key',
    standard: 'DIN 6888',
    source: keySources.woodruff,
    sizes: din6888.map(({ b, h, d2 }) => ({
      code: `${b}X${h}`,
      label: `${b} x ${h}`,
      dimensions: { b, h, d2 },
    })),
  }),
]
