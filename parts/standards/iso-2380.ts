import { tableOf } from './table.ts'

/** ISO 2380: screwdrivers for slotted screws, by the width of the blade. Thickness, blade length and diameter, length and diameter of the handle. */
export const iso2380 = tableOf('ISO 2380', {
  2.5: { a: 0.4, l: 75, d: 2.5, h: 75, D: 20 },
  3: { a: 0.5, l: 75, d: 3, h: 80, D: 22 },
  3.5: { a: 0.6, l: 100, d: 3.5, h: 90, D: 26 },
  4: { a: 0.8, l: 100, d: 4, h: 95, D: 28 },
  5.5: { a: 1, l: 125, d: 5.5, h: 105, D: 34 },
  6.5: { a: 1.2, l: 150, d: 6.5, h: 110, D: 36 },
  8: { a: 1.2, l: 175, d: 7, h: 115, D: 38 },
  10: { a: 1.6, l: 200, d: 9, h: 120, D: 40 },
  12: { a: 2, l: 250, d: 10, h: 120, D: 40 },
})
