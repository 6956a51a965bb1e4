import { tableOf } from './table.ts'

/**
 * EN 14399-6: plain chamfered washers for preloaded bolting of steelwork (once DIN 6916), by the thread they are for. Hole, outside,
 * thickness; least outer and inner chamfer, as torqbolt.com has them.
 */
export const en14399 = tableOf('EN 14399-6', {
  12: { d1: 13, d2: 24, h: 3, e: 0.5, c: 1.6 },
  14: { d1: 15, d2: 28, h: 3, e: 0.5, c: 1.6 },
  16: { d1: 17, d2: 30, h: 4, e: 0.75, c: 1.6 },
  18: { d1: 19, d2: 34, h: 4, e: 0.75, c: 2 },
  20: { d1: 21, d2: 37, h: 4, e: 0.75, c: 2 },
  22: { d1: 23, d2: 39, h: 4, e: 0.75, c: 2 },
  24: { d1: 25, d2: 44, h: 4, e: 0.75, c: 2 },
  27: { d1: 28, d2: 50, h: 5, e: 1, c: 2.5 },
  30: { d1: 31, d2: 56, h: 5, e: 1, c: 2.5 },
  36: { d1: 37, d2: 66, h: 6, e: 1.25, c: 2.5 },
})
