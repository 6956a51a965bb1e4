import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4033: high hexagon nuts, style 2. Width across flats and greatest height. M14 as ISO 4014 has it (the source: 22 across flats),
 * M36 as ISO 8674 (the source: 33.1 high).
 */
export const iso4033 = tableOf('ISO 4033', {
  5: { s: 8, m: 5.1 },
  6: { s: 10, m: 5.7 },
  8: { s: 13, m: 7.5 },
  10: { s: 16, m: 9.3 },
  12: { s: 18, m: 12 },
  14: { s: 21, m: 14.1 },
  16: { s: 24, m: 16.4 },
  20: { s: 30, m: 20.3 },
  24: { s: 36, m: 23.9 },
  30: { s: 46, m: 28.6 },
  36: { s: 55, m: 34.7 },
})

/** A high hexagon nut of this thread in mm. */
export function highNut(d: number) {
  return { d, P: coarsePitch(d), ...iso4033.row(d) }
}
