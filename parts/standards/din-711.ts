import { tableOf } from './table.ts'

/**
 * DIN 711 (ISO 104): single-direction thrust ball bearings, by series and bore. Outside diameter, height, smallest corner radius,
 * load ratings in kN. Read in the catalogue of ZVL; 51105 by another maker, as it has long been sold here.
 */
const series = {
  511: tableOf('DIN 711, series 511', {
    10: { D: 24, H: 9, r: 0.3, C: 7.9, C0: 10.6 },
    12: { D: 26, H: 9, r: 0.3, C: 10.4, C0: 10.4 },
    15: { D: 28, H: 9, r: 0.3, C: 10.6, C0: 11.9 },
    17: { D: 30, H: 9, r: 0.3, C: 11.4, C0: 14.4 },
    20: { D: 35, H: 10, r: 0.3, C: 15, C0: 19.6 },
    25: { D: 42, H: 11, r: 0.6, C: 18.2, C0: 39 },
    30: { D: 47, H: 11, r: 0.6, C: 18.8, C0: 31.6 },
    35: { D: 52, H: 12, r: 0.6, C: 20, C0: 38.3 },
    40: { D: 60, H: 13, r: 0.6, C: 27.1, C0: 51.1 },
    45: { D: 65, H: 14, r: 0.6, C: 27.6, C0: 57.3 },
    50: { D: 70, H: 14, r: 0.6, C: 28.7, C0: 63.1 },
    55: { D: 78, H: 16, r: 0.6, C: 34.8, C0: 77.9 },
    60: { D: 85, H: 17, r: 1, C: 41.4, C0: 94.4 },
    65: { D: 90, H: 18, r: 1, C: 40.57, C0: 112 },
    70: { D: 95, H: 18, r: 1, C: 40.92, C0: 115 },
    75: { D: 100, H: 19, r: 1, C: 48.26, C0: 140 },
    80: { D: 105, H: 19, r: 1, C: 48.74, C0: 145 },
    85: { D: 110, H: 19, r: 1, C: 49.21, C0: 150 },
    90: { D: 120, H: 22, r: 1, C: 65.09, C0: 208.1 },
    100: { D: 135, H: 25, r: 1, C: 85.8, C0: 228 },
    110: { D: 145, H: 25, r: 1, C: 87.4, C0: 251 },
  }),
  512: tableOf('DIN 711, series 512', {
    10: { D: 26, H: 11, r: 0.6, C: 12.6, C0: 10.4 },
    12: { D: 28, H: 11, r: 0.6, C: 13.1, C0: 12.3 },
    15: { D: 32, H: 12, r: 0.6, C: 15.8, C0: 16.5 },
    17: { D: 35, H: 12, r: 0.6, C: 16.2, C0: 18.8 },
    20: { D: 40, H: 14, r: 0.6, C: 22.4, C0: 26.1 },
    25: { D: 47, H: 15, r: 0.6, C: 27.6, C0: 36.2 },
    30: { D: 52, H: 16, r: 0.6, C: 29.3, C0: 43.8 },
    35: { D: 62, H: 18, r: 1, C: 39.1, C0: 58.4 },
    40: { D: 68, H: 19, r: 1, C: 46.9, C0: 98.2 },
    45: { D: 73, H: 20, r: 1, C: 47.75, C0: 105 },
    50: { D: 78, H: 22, r: 1, C: 48.54, C0: 112 },
    55: { D: 90, H: 25, r: 1, C: 69.4, C0: 123 },
    60: { D: 95, H: 26, r: 1, C: 73.6, C0: 141 },
    65: { D: 100, H: 27, r: 1, C: 75, C0: 150 },
    70: { D: 105, H: 27, r: 1, C: 73.59, C0: 188 },
    75: { D: 110, H: 27, r: 1, C: 74.9, C0: 198 },
    80: { D: 115, H: 28, r: 1, C: 83.75, C0: 222 },
    85: { D: 125, H: 31, r: 1, C: 103.4, C0: 280 },
    90: { D: 135, H: 35, r: 1.1, C: 133, C0: 282 },
    100: { D: 150, H: 38, r: 1.1, C: 162, C0: 348 },
    110: { D: 160, H: 38, r: 1.1, C: 171, C0: 391 },
  }),
  513: tableOf('DIN 711, series 513', {
    25: { D: 52, H: 18, r: 1, C: 35.5, C0: 42.2 },
    30: { D: 60, H: 21, r: 1, C: 43, C0: 55.2 },
    35: { D: 68, H: 24, r: 1, C: 55.4, C0: 105 },
    40: { D: 78, H: 26, r: 1, C: 69.24, C0: 135 },
    45: { D: 85, H: 28, r: 1, C: 79.4, C0: 117 },
    50: { D: 95, H: 31, r: 1.1, C: 96.2, C0: 144 },
    55: { D: 105, H: 35, r: 1.1, C: 119.2, C0: 246.4 },
    60: { D: 110, H: 35, r: 1.1, C: 118.14, C0: 262 },
    65: { D: 115, H: 36, r: 1.1, C: 116.13, C0: 262 },
    70: { D: 125, H: 40, r: 1.1, C: 148.31, C0: 340 },
    75: { D: 135, H: 44, r: 1.5, C: 163.39, C0: 380 },
    80: { D: 140, H: 44, r: 1.5, C: 181, C0: 316 },
    85: { D: 150, H: 49, r: 1.5, C: 209.06, C0: 495 },
    90: { D: 155, H: 50, r: 1.5, C: 232.5, C0: 556.4 },
    100: { D: 170, H: 55, r: 1.5, C: 251, C0: 464 },
    110: { D: 190, H: 63, r: 2, C: 304, C0: 584 },
  }),
  514: tableOf('DIN 711, series 514', {
    25: { D: 60, H: 24, r: 1, C: 55.6, C0: 89.4 },
    30: { D: 70, H: 28, r: 1, C: 72.66, C0: 125 },
    35: { D: 80, H: 32, r: 1.1, C: 86.93, C0: 155 },
    40: { D: 90, H: 36, r: 1.1, C: 112.3, C0: 205.3 },
    45: { D: 100, H: 39, r: 1.1, C: 140.7, C0: 262.4 },
    50: { D: 110, H: 43, r: 1.5, C: 158, C0: 200 },
    55: { D: 120, H: 48, r: 1.5, C: 207, C0: 251 },
    60: { D: 130, H: 51, r: 1.5, C: 224, C0: 287 },
    65: { D: 140, H: 56, r: 2, C: 233, C0: 329 },
    70: { D: 150, H: 60, r: 2, C: 251, C0: 369 },
    75: { D: 160, H: 65, r: 2, C: 299, C0: 438 },
    80: { D: 170, H: 68, r: 2.1, C: 316, C0: 482 },
    85: { D: 180, H: 72, r: 2.1, C: 335, C0: 531 },
    90: { D: 190, H: 77, r: 2.1, C: 383, C0: 619 },
    100: { D: 210, H: 85, r: 3, C: 447, C0: 779 },
    110: { D: 230, H: 95, r: 3, C: 492, C0: 909 },
  }),
}

/** A series of thrust ball bearings: 511 is the lightest. */
export type ThrustSeries = keyof typeof series

/** The boundary dimensions of a thrust bearing, series 511, by their bore. */
export const din711 = {
  row(d: number) {
    const { D, H, r } = series[511].row(d)
    return { D, H, r }
  },
}

/** A thrust ball bearing's dimensions and load ratings, without its balls. */
export function thrustBearing(of: ThrustSeries, d: number) {
  return { d, ...series[of].row(d) }
}

/** The bores that a series of thrust ball bearings has, in mm. */
export function thrustBores(of: ThrustSeries): readonly number[] {
  return series[of].nominals
}
