import { tableOf } from './table.ts'

/**
 * DIN 1624: tee nuts for wood with four prongs, by their thread: diameters of barrel and flange (d2, d3), height over all and over
 * the prongs (l1, l2) and thickness of the flange (a), in mm.
 */
export const din1624 = tableOf('DIN 1624', {
  4: { d2: 5.2, d3: 15, l1: 6, l2: 5, a: 0.8 },
  5: { d2: 6.2, d3: 17, l1: 8, l2: 6, a: 1 },
  6: { d2: 7.3, d3: 19, l1: 9, l2: 7, a: 1.2 },
  8: { d2: 10, d3: 22, l1: 11, l2: 8, a: 1.4 },
  10: { d2: 11.1, d3: 25.4, l1: 12.5, l2: 9.7, a: 1.4 },
})
