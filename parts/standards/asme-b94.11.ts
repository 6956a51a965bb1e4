import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/**
 * ASME B94.11M: straight shank twist drills, jobber series, by the largest diameter of each step. Flute length and overall
 * length. All in inches.
 */
const lengths = tableOf('ASME B94.11M', {
  0.0145: { l2: 1 / 8, l1: 3 / 4 },
  0.0156: { l2: 3 / 16, l1: 3 / 4 },
  0.02: { l2: 3 / 16, l1: 7 / 8 },
  0.0225: { l2: 1 / 4, l1: 1 },
  0.025: { l2: 5 / 16, l1: 1.125 },
  0.028: { l2: 3 / 8, l1: 1.25 },
  0.033: { l2: 1 / 2, l1: 1.375 },
  0.038: { l2: 5 / 8, l1: 1.5 },
  0.042: { l2: 11 / 16, l1: 1.625 },
  0.0469: { l2: 3 / 4, l1: 1.75 },
  0.0635: { l2: 7 / 8, l1: 1.875 },
  0.0785: { l2: 1, l1: 2 },
  0.086: { l2: 1.125, l1: 2.125 },
  0.0938: { l2: 1.25, l1: 2.25 },
  0.0995: { l2: 1.375, l1: 2.375 },
  0.1065: { l2: 1.4375, l1: 2.5 },
  0.113: { l2: 1.5, l1: 2.625 },
  0.1285: { l2: 1.625, l1: 2.75 },
  0.1407: { l2: 1.75, l1: 2.875 },
  0.1495: { l2: 1.875, l1: 3 },
  0.157: { l2: 2, l1: 3.125 },
  0.1719: { l2: 2.125, l1: 3.25 },
  0.182: { l2: 2.1875, l1: 3.375 },
  0.191: { l2: 2.3125, l1: 3.5 },
  0.2032: { l2: 2.4375, l1: 3.625 },
  0.2188: { l2: 2.5, l1: 3.75 },
  0.2344: { l2: 2.625, l1: 3.875 },
  0.25: { l2: 2.75, l1: 4 },
  0.277: { l2: 2.875, l1: 4.125 },
  0.29: { l2: 2.9375, l1: 4.25 },
  0.302: { l2: 3.0625, l1: 4.375 },
  0.316: { l2: 3.1875, l1: 4.5 },
  0.3282: { l2: 3.3125, l1: 4.625 },
  0.3438: { l2: 3.4375, l1: 4.75 },
  0.3594: { l2: 3.5, l1: 4.875 },
  0.377: { l2: 3.625, l1: 5 },
  0.397: { l2: 3.75, l1: 5.125 },
  0.413: { l2: 3.875, l1: 5.25 },
  0.4219: { l2: 3.9375, l1: 5.375 },
  0.4375: { l2: 4.0625, l1: 5.5 },
  0.4532: { l2: 4.1875, l1: 5.625 },
  0.4688: { l2: 4.3125, l1: 5.75 },
  0.4844: { l2: 4.375, l1: 5.875 },
  0.5: { l2: 4.5, l1: 6 },
})

/**
 * Diameters of the number drills in inches, from No. 80 to No. 1, as cq_warehouse lists them. Where it rounds to three
 * figures (5, 10, 18, 25, 28, 69), the standard's four.
 */
const NUMBERS = [
  0.0135, 0.0145, 0.016, 0.018, 0.02, 0.021, 0.0225, 0.024, 0.025, 0.026, 0.028, 0.0292, 0.031, 0.032, 0.033,
  0.035, 0.036, 0.037, 0.038, 0.039, 0.04, 0.041, 0.042, 0.043, 0.0465, 0.052, 0.055, 0.0595, 0.0635, 0.067,
  0.07, 0.073, 0.076, 0.0785, 0.081, 0.082, 0.086, 0.089, 0.0935, 0.096, 0.098, 0.0995, 0.1015, 0.104, 0.1065,
  0.11, 0.111, 0.113, 0.116, 0.12, 0.1285, 0.136, 0.1405, 0.144, 0.147, 0.1495, 0.152, 0.154, 0.157, 0.159,
  0.161, 0.166, 0.1695, 0.173, 0.177, 0.18, 0.182, 0.185, 0.189, 0.191, 0.1935, 0.196, 0.199, 0.201, 0.204,
  0.2055, 0.209, 0.213, 0.221, 0.228,
]

/** Diameters of the letter drills in inches, from A to Z, as cq_warehouse lists them. */
const LETTERS = [
  0.234, 0.238, 0.242, 0.246, 0.25, 0.257, 0.261, 0.266, 0.272, 0.277, 0.281, 0.29, 0.295, 0.302, 0.316,
  0.323, 0.332, 0.339, 0.348, 0.358, 0.368, 0.377, 0.386, 0.397, 0.404, 0.413,
]

/** The number drills from the smallest: number, and diameter in inches. */
export const numberDrills = NUMBERS.map((inches, index) => ({ name: `${NUMBERS.length - index}`, inches }))

/** The letter drills from the smallest: letter, and diameter in inches. */
export const letterDrills = LETTERS.map((inches, index) => ({
  name: String.fromCharCode('A'.charCodeAt(0) + index),
  inches,
}))

/** The fractional drills from 1/64 to 1/2 inch by sixty-fourths: fraction in its lowest terms, and diameter in inches. */
export const fractionDrills = Array.from({ length: 32 }, (_, index) => {
  const whole = [32, 16, 8, 4, 2].find(divisor => (index + 1) % divisor === 0) ?? 1
  return { name: `${(index + 1) / whole}/${64 / whole}`, inches: (index + 1) / 64 }
})

/** A jobber drill of this diameter in inches: point of 118 degrees, side rake of 30; in mm. */
export function inchDrill(inches: number) {
  const { l1, l2 } = stepOf(lengths, inches)
  return { d: inMillimetres(inches), l1: inMillimetres(l1), l2: inMillimetres(l2), σ: 118, γ: 30 }
}

/** Inches in mm, to the tenth of a micrometre. */
export function inMillimetres(inches: number): number {
  return Math.round(inches * 254_000) / 10_000
}
