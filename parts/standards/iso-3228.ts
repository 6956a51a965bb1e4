import { tableOf } from './table.ts'

/**
 * ISO 3228: housings of plummer blocks for insert bearings, by the shaft. Centre height, bolt spacing, length, width, slot width,
 * height of the foot and over all.
 */
export const iso3228 = tableOf('ISO 3228', {
  25: { h: 36.5, e: 105, a: 140, b: 38, s1: 13, g: 15, w: 71 },
})
