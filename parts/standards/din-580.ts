import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 580: lifting eyebolts by their thread. Working load limit along the axis in t, length of the thread, diameter of the
 * collar, ring outside and inside, height of the collar and over all, thickness of the ring. Dimensions up to M20 as tabled by
 * TorqBolt (torqbolt.com).
 */
export const din580 = tableOf('DIN 580', {
  8: { WLL: 0.14, l: 13, d2: 20, d3: 36, d4: 20, e: 6, h: 36, k: 8 },
  10: { WLL: 0.23, l: 17, d2: 25, d3: 45, d4: 25, e: 8, h: 45, k: 10 },
  12: { WLL: 0.34, l: 20.5, d2: 30, d3: 54, d4: 30, e: 10, h: 53, k: 12 },
  14: { WLL: 0.49, l: 27, d2: 35, d3: 63, d4: 35, e: 12, h: 62, k: 14 },
  16: { WLL: 0.7, l: 27, d2: 35, d3: 63, d4: 35, e: 12, h: 62, k: 14 },
  18: { WLL: 0.93, l: 30, d2: 40, d3: 72, d4: 40, e: 14, h: 71, k: 16 },
  20: { WLL: 1.2, l: 30, d2: 40, d3: 72, d4: 40, e: 14, h: 71, k: 16 },
  22: { WLL: 1.5, l: 35, d2: 50, d3: 90, d4: 50, e: 18, h: 90, k: 20 },
  24: { WLL: 1.8, l: 36, d2: 50, d3: 90, d4: 50, e: 18, h: 90, k: 20 },
  27: { WLL: 2.5, l: 45, d2: 65, d3: 108, d4: 60, e: 22, h: 109, k: 24 },
  30: { WLL: 3.2, l: 45, d2: 65, d3: 108, d4: 60, e: 22, h: 109, k: 24 },
  36: { WLL: 4.6, l: 54, d2: 75, d3: 126, d4: 70, e: 26, h: 128, k: 28 },
  42: { WLL: 6.3, l: 63, d2: 85, d3: 144, d4: 80, e: 30, h: 147, k: 32 },
  48: { WLL: 8.6, l: 68, d2: 100, d3: 166, d4: 90, e: 35, h: 168, k: 38 },
  56: { WLL: 11.5, l: 78, d2: 110, d3: 184, d4: 100, e: 38, h: 187, k: 42 },
  64: { WLL: 16, l: 90, d2: 120, d3: 206, d4: 110, e: 42, h: 208, k: 48 },
  72: { WLL: 20, l: 100, d2: 150, d3: 260, d4: 140, e: 50, h: 260, k: 60 },
  80: { WLL: 28, l: 112, d2: 170, d3: 296, d4: 160, e: 55, h: 298, k: 68 },
  100: { WLL: 40, l: 130, d2: 190, d3: 330, d4: 180, e: 60, h: 330, k: 75 },
})

/** From this thread on, in mm, DIN 580 has threads of 6 mm pitch. */
const FINE_FROM = 72

/** A lifting eyebolt with this thread in mm. */
export function eyeBolt(d1: number) {
  return { d1, ...din580.row(d1), P: d1 < FINE_FROM ? coarsePitch(d1) : 6 }
}
