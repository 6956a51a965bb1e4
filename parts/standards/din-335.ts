import { tableOf } from './table.ts'

/** DIN 335 form C: countersinks of 90 degrees with parallel shank. Smallest diameter, angle, shank, overall length. */
export const din335 = tableOf('DIN 335 C', {
  20.5: { d3: 3.5, α: 90, d2: 10, l1: 63 },
  31: { d3: 4.2, α: 90, d2: 12, l1: 71 },
})

/** A countersink of this largest diameter in mm with so many flutes. */
export function countersink(d1: number, z: number) {
  return { d1, ...din335.row(d1), z }
}
