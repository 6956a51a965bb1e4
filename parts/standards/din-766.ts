import { tableOf } from './table.ts'

/**
 * DIN 766: short-link round steel chains of grade 3 by the links' diameter. Pitch and outside width as tabled by UU Lifting
 * (uulifting.com), least breaking force in kN.
 */
export const din766 = tableOf('DIN 766', {
  4: { p: 16, w: 13.7, F: 8 },
  5: { p: 18.5, w: 17, F: 12.5 },
  6: { p: 18.5, w: 20.2, F: 18 },
  7: { p: 22, w: 23.8, F: 25 },
  8: { p: 24, w: 27.2, F: 32 },
  10: { p: 28, w: 34, F: 50 },
  13: { p: 36, w: 44.2, F: 80 },
  14: { p: 41, w: 47.6, F: 100 },
  16: { p: 45, w: 54.4, F: 125 },
  18: { p: 50, w: 61.2, F: 160 },
  20: { p: 56, w: 68, F: 200 },
  23: { p: 64, w: 78.2, F: 250 },
})

/** DIN 763: long-link round steel chains by the links' diameter. Pitch, outside width, least breaking force in kN. */
export const din763 = tableOf('DIN 763', {
  4: { p: 32, w: 16.8, F: 4 },
  5: { p: 35, w: 21, F: 6.3 },
  6: { p: 42, w: 25.2, F: 10 },
  7: { p: 49, w: 29.4, F: 12.5 },
  8: { p: 52, w: 33.6, F: 16 },
  10: { p: 65, w: 42, F: 25 },
  13: { p: 82, w: 54.6, F: 40 },
  16: { p: 100, w: 67.2, F: 63 },
})
