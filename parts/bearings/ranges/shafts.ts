import { defineRange, type Range } from '../../range.ts'

/** Diameters of precision shafts with the longest length that they are kept in, in mm. */
const DIAMETERS: readonly (readonly [d: number, longest: number])[] = [
  [4, 500],
  [5, 500],
  [6, 1000],
  [8, 1500],
  [10, 2000],
  [12, 2000],
  [14, 2000],
  [16, 3000],
  [20, 3000],
  [25, 3000],
  [30, 3000],
  [40, 3000],
  [50, 3000],
]
const LENGTHS = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 2500, 3000]

export const shafts: readonly Range[] = [
  defineRange({
    code: 'SHAFT',
    family: 'precision-shaft',
    standard: 'ISO 13012',
    source: null,
    sizes: DIAMETERS.flatMap(([d, longest]) =>
      LENGTHS.filter(l => l <= longest).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: { d, l },
      })),
    ),
  }),
]
