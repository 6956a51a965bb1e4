import { tableOf } from './table.ts'

/**
 * DIN 228 form B: Morse taper shanks with tang, by their number. Diameter in the gauge plane, how far the large end stands
 * before that plane, from the plane to the tang's end, diameter of the tang, its thickness and its length. The diameters and
 * the taper's lengths as drill-hq.com and toolsandmods.com list them.
 */
export const din228 = tableOf('DIN 228 B', {
  1: { D: 12.065, a: 3.5, l: 62, d3: 9, b: 5.2, e: 13.5, taper: 0.04988 },
  2: { D: 17.78, a: 5, l: 75, d3: 14, b: 6.3, e: 16, taper: 0.04995 },
  3: { D: 23.825, a: 5, l: 94, d3: 19.1, b: 7.9, e: 20, taper: 0.0502 },
  4: { D: 31.267, a: 6.5, l: 117.5, d3: 25.2, b: 11.9, e: 24, taper: 0.05194 },
})
