import { defineRange, type Range } from '../../range.ts'
import { tableOf } from '../../standards/table.ts'

/**
 * Jaw couplings by their size, which is the largest usual bore: outside diameter, torque with a star of 92 Shore A in N·m, length over
 * all, of a hub and between the hubs, thickness of the star, inside diameter of the jaws. As makers have agreed on, to be confirmed.
 */
const sizes = tableOf('Jaw couplings', {
  14: { D: 30, T: 7.5, L: 35, l: 11, E: 13, b: 10, dH: 10 },
  19: { D: 40, T: 10, L: 66, l: 25, E: 16, b: 12, dH: 18 },
  24: { D: 55, T: 35, L: 78, l: 30, E: 18, b: 14, dH: 27 },
  28: { D: 65, T: 95, L: 90, l: 35, E: 20, b: 15, dH: 30 },
  38: { D: 80, T: 190, L: 114, l: 45, E: 24, b: 18, dH: 38 },
  42: { D: 95, T: 265, L: 126, l: 50, E: 26, b: 20, dH: 46 },
  48: { D: 105, T: 310, L: 140, l: 56, E: 28, b: 21, dH: 51 },
  55: { D: 120, T: 410, L: 160, l: 65, E: 30, b: 22, dH: 60 },
})
const BORES = [6, 8, 10, 11, 12, 14, 15, 16, 19, 20, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55]
/** The smallest bore of a coupling as a share of its size. */
const LEAST = 0.45

export const jawCouplings: readonly Range[] = [
  defineRange({
    code: 'JAW',
    family: 'jaw-coupling',
    standard: null,
    source: null,
    sizes: sizes.nominals.flatMap(size =>
      BORES.filter(d => d >= LEAST * size && d <= size).map(d => ({
        code: d === size ? String(size) : `${size}-${d}`,
        label: `${size}, bore ${d}/${d}`,
        dimensions: { d, ...sizes.row(size) },
      })),
    ),
  }),
]
