import { tableOf } from './table.ts'

/** ISO 15: radial bearings, boundary dimensions by their bore. Outside diameter, width, smallest corner radius. */
const series = {
  10: tableOf('ISO 15, series 10', { 12: { D: 28, B: 8, r: 0.3 } }),
  '02': tableOf('ISO 15, series 02', { 25: { D: 52, B: 15, r: 1 } }),
}

/** The boundary dimensions of a radial bearing of this dimension series and bore in mm. */
export function radialBearing(dimensionSeries: keyof typeof series, d: number) {
  return { d, ...series[dimensionSeries].row(d) }
}
