import { defineRange, type Range } from '../../range.ts'
import {
  din471,
  din472,
  din6799,
  din6885,
  din6888,
  keyLengths,
  parallelKey,
} from '../../standards/rings-and-keys.ts'
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
  defineRange(
    '471',
    'shaft-circlip',
    din471,
    diameterSizes(din471.nominals, d1 => ({ d1, ...din471.row(d1) })),
  ),
  defineRange(
    '472',
    'bore-circlip',
    din472,
    diameterSizes(din472.nominals, d1 => ({ d1, ...din472.row(d1) })),
  ),
  defineRange(
    '6799',
    'e-clip',
    din6799,
    diameterSizes(din6799.nominals, d2 => {
      const { from, to, ...row } = din6799.row(d2)
      return { d2, ...row, dmin: from, dmax: to }
    }),
  ),
  defineRange('6885A', 'round-key', { standard: 'DIN 6885-1', source: keySources.parallel }, parallelKeys),
  defineRange('6885B', 'straight-key', { standard: 'DIN 6885-1', source: keySources.parallel }, parallelKeys),
  defineRange(
    '6888',
    'woodruff-key',
    { standard: 'DIN 6888', source: keySources.woodruff },
    din6888.rows.map(({ b, h, d2 }) => ({
      code: `${b}X${h}`,
      label: `${b} x ${h}`,
      dimensions: { b, h, d2 },
    })),
  ),
]
