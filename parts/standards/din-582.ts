import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 582: lifting eye nuts by their thread. Columns as DIN 580 has them, without a length. Dimensions up to M30 as tabled by
 * TorqBolt (torqbolt.com).
 */
export const din582 = tableOf('DIN 582', {
  8: { WLL: 0.14, d2: 20, d3: 36, d4: 20, e: 8.5, h: 36, k: 8 },
  10: { WLL: 0.23, d2: 25, d3: 45, d4: 25, e: 10, h: 45, k: 10 },
  12: { WLL: 0.34, d2: 30, d3: 54, d4: 30, e: 11, h: 53, k: 12 },
  14: { WLL: 0.49, d2: 35, d3: 63, d4: 35, e: 13, h: 62, k: 14 },
  16: { WLL: 0.7, d2: 35, d3: 63, d4: 35, e: 13, h: 62, k: 14 },
  18: { WLL: 0.93, d2: 40, d3: 72, d4: 40, e: 16, h: 71, k: 16 },
  20: { WLL: 1.2, d2: 40, d3: 72, d4: 40, e: 16, h: 71, k: 16 },
  22: { WLL: 1.5, d2: 50, d3: 90, d4: 50, e: 20, h: 90, k: 20 },
  24: { WLL: 1.8, d2: 50, d3: 90, d4: 50, e: 20, h: 90, k: 20 },
  27: { WLL: 2.5, d2: 65, d3: 108, d4: 60, e: 25, h: 109, k: 24 },
  30: { WLL: 3.2, d2: 65, d3: 108, d4: 60, e: 25, h: 109, k: 24 },
  36: { WLL: 4.6, d2: 75, d3: 126, d4: 70, e: 30, h: 128, k: 28 },
  42: { WLL: 6.3, d2: 85, d3: 144, d4: 80, e: 35, h: 147, k: 32 },
  48: { WLL: 8.6, d2: 100, d3: 166, d4: 90, e: 40, h: 168, k: 38 },
  56: { WLL: 11.5, d2: 110, d3: 184, d4: 100, e: 45, h: 187, k: 42 },
  64: { WLL: 16, d2: 120, d3: 206, d4: 110, e: 50, h: 208, k: 48 },
})

/** A lifting eye nut with this thread in mm. */
export function eyeNut(d1: number) {
  return { d1, ...din582.row(d1), P: coarsePitch(d1) }
}
