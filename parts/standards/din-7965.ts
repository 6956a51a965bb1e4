import { tableOf } from './table.ts'

/**
 * DIN 7965: screw-in inserts for wood with a slot, by their inner thread: length (l), outer and core diameter and pitch of the wood
 * thread (d2, d3, h) and the hole that they need at most (d5). In mm, as https://github.com/nophead/NopSCADlib lists them.
 */
export const din7965 = tableOf('DIN 7965', {
  3: { l: 8, d2: 6, d3: 4.5, h: 2, d5: 5 },
  4: { l: 10, d2: 8, d3: 5.5, h: 2.5, d5: 6.5 },
  5: { l: 12, d2: 10, d3: 7.5, h: 3.5, d5: 8.5 },
  6: { l: 15, d2: 12, d3: 9.5, h: 4, d5: 10.5 },
  8: { l: 18, d2: 16, d3: 12.5, h: 5, d5: 14.5 },
  10: { l: 25, d2: 18.5, d3: 15, h: 5, d5: 17 },
  12: { l: 30, d2: 22, d3: 18, h: 5, d5: 20 },
  16: { l: 30, d2: 25, d3: 20.5, h: 5, d5: 22.5 },
})
