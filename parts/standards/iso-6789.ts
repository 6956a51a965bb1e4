import { tableOf } from './table.ts'

/** ISO 6789-1: torque wrenches, by their largest torque in newton metres. Smallest torque, length, square drive, diameters of head and tube, length of the grip. */
export const iso6789 = tableOf('ISO 6789-1', {
  25: { M0: 5, L: 290, q: 6.35, D: 30, d: 17, h: 105 },
  50: { M0: 10, L: 340, q: 9.525, D: 36, d: 20, h: 120 },
  100: { M0: 20, L: 395, q: 12.7, D: 44, d: 24, h: 135 },
  200: { M0: 40, L: 485, q: 12.7, D: 46, d: 25, h: 145 },
  340: { M0: 60, L: 610, q: 12.7, D: 50, d: 27, h: 150 },
  550: { M0: 110, L: 880, q: 19.05, D: 66, d: 34, h: 165 },
  800: { M0: 160, L: 1100, q: 19.05, D: 72, d: 37, h: 175 },
})
