import { tableOf } from './table.ts'

/** DIN 333 form A (ISO 866): centre drills, by the diameter of their pilot. Body, overall length, length of the pilot. */
export const din333 = tableOf('DIN 333 A', {
  0.5: { d2: 3.15, l1: 20, l2: 0.8 },
  0.8: { d2: 3.15, l1: 20, l2: 1.1 },
  1: { d2: 3.15, l1: 31.5, l2: 1.3 },
  1.25: { d2: 3.15, l1: 31.5, l2: 1.6 },
  1.6: { d2: 4, l1: 35.5, l2: 2 },
  2: { d2: 5, l1: 40, l2: 2.5 },
  2.5: { d2: 6.3, l1: 45, l2: 3.1 },
  3.15: { d2: 8, l1: 50, l2: 3.9 },
  4: { d2: 10, l1: 56, l2: 5 },
  5: { d2: 12.5, l1: 63, l2: 6.3 },
  6.3: { d2: 16, l1: 71, l2: 8 },
  8: { d2: 20, l1: 80, l2: 10.1 },
  10: { d2: 25, l1: 100, l2: 12.8 },
})

/** A centre drill whose pilot has this diameter in mm: its countersink has 60 degrees. */
export function centreDrill(d1: number) {
  return { d1, ...din333.row(d1), α: 60 }
}
