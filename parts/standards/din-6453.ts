import { tableOf } from './table.ts'

/** DIN 6453: flat cold chisels, by their length. Cutting edge, width and thickness of the shank. */
export const din6453 = tableOf('DIN 6453', {
  125: { b: 15, w: 14, t: 9 },
  150: { b: 18, w: 17, t: 11 },
  175: { b: 21, w: 20, t: 12 },
  200: { b: 24, w: 23, t: 13 },
  250: { b: 25, w: 23, t: 13 },
  300: { b: 26, w: 23, t: 13 },
})
