import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** ISO 4017: hexagon head screws. Width across flats and head height, nominal. */
export const iso4017 = tableOf('ISO 4017', {
  3: { s: 5.5, k: 2 },
  4: { s: 7, k: 2.8 },
  5: { s: 8, k: 3.5 },
  6: { s: 10, k: 4 },
  8: { s: 13, k: 5.3 },
  10: { s: 16, k: 6.4 },
  12: { s: 18, k: 7.5 },
  16: { s: 24, k: 10 },
  20: { s: 30, k: 12.5 },
  24: { s: 36, k: 15 },
  30: { s: 46, k: 18.7 },
  36: { s: 55, k: 22.5 },
})

/** A hexagon head screw of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function hexagonScrew(d: number, l: number, C: number) {
  return { d, l, P: coarsePitch(d), C, ...iso4017.row(d) }
}
