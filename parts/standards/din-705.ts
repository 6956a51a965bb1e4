import { tableOf } from './table.ts'

/**
 * DIN 705, form A: shaft collars by their bore. Outer diameter and width, from 6 mm on as BenchCAD tables them
 * (github.com/BenchCAD); set screw.
 */
export const din705 = tableOf('DIN 705', {
  3: { D: 7, b: 5, e: 2 },
  4: { D: 8, b: 5, e: 2.5 },
  5: { D: 10, b: 6, e: 3 },
  6: { D: 12, b: 8, e: 4 },
  8: { D: 16, b: 8, e: 4 },
  10: { D: 20, b: 10, e: 5 },
  12: { D: 22, b: 12, e: 6 },
  14: { D: 25, b: 12, e: 6 },
  15: { D: 25, b: 12, e: 6 },
  16: { D: 28, b: 12, e: 6 },
  18: { D: 32, b: 14, e: 6 },
  20: { D: 32, b: 14, e: 6 },
  22: { D: 36, b: 14, e: 6 },
  25: { D: 40, b: 16, e: 8 },
  28: { D: 45, b: 16, e: 8 },
  30: { D: 45, b: 16, e: 8 },
  32: { D: 50, b: 16, e: 8 },
  35: { D: 56, b: 16, e: 8 },
  40: { D: 63, b: 18, e: 10 },
  45: { D: 70, b: 18, e: 10 },
  50: { D: 80, b: 18, e: 10 },
  55: { D: 80, b: 18, e: 10 },
  60: { D: 90, b: 20, e: 10 },
  65: { D: 100, b: 20, e: 10 },
  70: { D: 100, b: 20, e: 10 },
  80: { D: 110, b: 22, e: 12 },
  90: { D: 125, b: 22, e: 12 },
  100: { D: 140, b: 25, e: 12 },
})

/** A shaft collar of this bore in mm. */
export function shaftCollar(d: number) {
  return { d, ...din705.row(d) }
}
