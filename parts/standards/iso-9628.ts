import { tableOf } from './table.ts'

/** ISO 9628: insert bearings, by their bore. Width of the inner ring, and from the middle to its short end. Read in the catalogue of FBJ. */
export const iso9628 = tableOf('ISO 9628', {
  12: { B: 31, n: 12.7 },
  15: { B: 31, n: 12.7 },
  17: { B: 31, n: 12.7 },
  20: { B: 31, n: 12.7 },
  25: { B: 34.1, n: 14.3 },
  30: { B: 38.1, n: 15.9 },
  35: { B: 42.9, n: 17.5 },
  40: { B: 49.2, n: 19 },
  45: { B: 49.2, n: 19 },
  50: { B: 51.6, n: 19 },
  55: { B: 55.6, n: 22.2 },
  60: { B: 65.1, n: 25.4 },
  65: { B: 65.1, n: 25.4 },
  70: { B: 74.6, n: 30.2 },
  75: { B: 77.8, n: 33.3 },
  80: { B: 82.6, n: 33.3 },
  85: { B: 85.7, n: 34.1 },
  90: { B: 96, n: 39.7 },
})
