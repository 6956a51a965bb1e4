import { tableOf } from './table.ts'

/** DIN 335 form C: countersinks of 90 degrees with parallel shank. Smallest diameter, angle, shank, overall length. */
export const din335 = tableOf('DIN 335 C', {
  4.3: { d3: 1.3, α: 90, d2: 4, l1: 40 },
  5: { d3: 1.5, α: 90, d2: 4, l1: 40 },
  5.3: { d3: 1.5, α: 90, d2: 4, l1: 40 },
  5.8: { d3: 1.5, α: 90, d2: 5, l1: 45 },
  6: { d3: 1.5, α: 90, d2: 5, l1: 45 },
  6.3: { d3: 1.5, α: 90, d2: 5, l1: 45 },
  7: { d3: 1.8, α: 90, d2: 6, l1: 50 },
  7.3: { d3: 1.8, α: 90, d2: 6, l1: 50 },
  8: { d3: 2, α: 90, d2: 6, l1: 50 },
  8.3: { d3: 2, α: 90, d2: 6, l1: 50 },
  9.4: { d3: 2.2, α: 90, d2: 6, l1: 50 },
  10: { d3: 2.5, α: 90, d2: 6, l1: 50 },
  10.4: { d3: 2.5, α: 90, d2: 6, l1: 50 },
  11.5: { d3: 2.8, α: 90, d2: 8, l1: 56 },
  12.4: { d3: 2.8, α: 90, d2: 8, l1: 56 },
  13.4: { d3: 2.9, α: 90, d2: 8, l1: 56 },
  15: { d3: 3.2, α: 90, d2: 10, l1: 60 },
  16.5: { d3: 3.2, α: 90, d2: 10, l1: 60 },
  19: { d3: 3.5, α: 90, d2: 10, l1: 63 },
  20.5: { d3: 3.5, α: 90, d2: 10, l1: 63 },
  23: { d3: 3.8, α: 90, d2: 10, l1: 67 },
  25: { d3: 3.8, α: 90, d2: 10, l1: 67 },
  28: { d3: 4, α: 90, d2: 12, l1: 71 },
  30: { d3: 4.2, α: 90, d2: 12, l1: 71 },
  31: { d3: 4.2, α: 90, d2: 12, l1: 71 },
})

/** A countersink of this largest diameter in mm with so many flutes. */
export function countersink(d1: number, z: number) {
  return { d1, ...din335.row(d1), z }
}
