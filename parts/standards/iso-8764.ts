import { tableOf } from './table.ts'

/** ISO 8764: screwdrivers for cross recesses type H, by their size. Blade length and diameter, length and diameter of the handle. */
export const iso8764 = tableOf('ISO 8764', {
  1: { l: 80, d: 4.5, h: 95, D: 28 },
  2: { l: 100, d: 6, h: 105, D: 34 },
  3: { l: 150, d: 8, h: 115, D: 38 },
  4: { l: 200, d: 10, h: 120, D: 40 },
})
