import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/** DIN 10: driving squares of tools, by the largest shank diameter of each step. Width across flats. */
const din10 = tableOf<number>('DIN 10', {
  1.9: 1.4,
  2.12: 1.6,
  2.36: 1.8,
  2.53: 2,
  2.83: 2.1,
  3.2: 2.4,
  3.6: 2.7,
  4.01: 3,
  4.53: 3.4,
  5.08: 3.8,
  5.79: 4.3,
  6.53: 4.9,
  7.33: 5.5,
  8.27: 6.2,
  9.46: 7,
  10.67: 8,
  12: 9,
  13.33: 10,
  14.67: 11,
  16: 12,
  17.33: 13,
  19.33: 14.5,
  21.33: 16,
  24: 18,
  26.67: 20,
  29.33: 22,
  32: 24,
  34.67: 26,
  38.67: 29,
  42.67: 32,
})

/** The width of the driving square on a shank of this diameter, in mm. */
export function squareOf(d: number): number {
  return stepOf(din10, d)
}
