import { tableOf } from './table.ts'

/** DIN 334 form C: countersinks of 60 degrees with parallel shank. Smallest diameter, angle, shank, overall length. */
export const din334 = tableOf('DIN 334 C', {
  6.3: { d3: 1.6, α: 60, d2: 5, l1: 45 },
  8: { d3: 2, α: 60, d2: 6, l1: 50 },
  10: { d3: 2.5, α: 60, d2: 6, l1: 50 },
  12.5: { d3: 3.2, α: 60, d2: 8, l1: 56 },
  16: { d3: 4, α: 60, d2: 10, l1: 63 },
  20: { d3: 5, α: 60, d2: 10, l1: 67 },
  25: { d3: 6.3, α: 60, d2: 10, l1: 71 },
})

/** A countersink of 60 degrees, of this largest diameter in mm with so many flutes. */
export function slenderCountersink(d1: number, z: number) {
  return { d1, ...din334.row(d1), z }
}
