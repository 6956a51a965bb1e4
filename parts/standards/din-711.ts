import { tableOf } from './table.ts'

/** DIN 711: single-direction thrust ball bearings, series 511, by their bore. Outside diameter, height, smallest corner radius. */
export const din711 = tableOf('DIN 711', {
  25: { D: 42, H: 11, r: 0.6 },
})
