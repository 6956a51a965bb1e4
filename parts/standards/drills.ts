import { readRows, readTable, stepOf, text } from './read-table.ts'

export const din338 = readTable('din-338', ['l1', 'l2'])

/** A twist drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function twistDrill(d: number) {
  return { d, ...stepOf(din338, d), σ: 118, γ: 30 }
}

export const din340 = readTable('din-340', ['l1', 'l2'])

/** A long twist drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function longDrill(d: number) {
  return { d, ...stepOf(din340, d), σ: 118, γ: 30 }
}

export const din1897 = readTable('din-1897', ['l1', 'l2'])

/** A stub drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function stubDrill(d: number) {
  return { d, ...stepOf(din1897, d), σ: 118, γ: 30 }
}

export const din345 = readTable('din-345', ['l1', 'l2', 'MK'])

/** A twist drill of type N with taper shank, of this diameter in mm: point of 118 degrees, side rake of 30. */
export function taperShankDrill(d: number) {
  return { d, ...stepOf(din345, d), σ: 118, γ: 30 }
}

export const asmeB9411 = readTable('asme-b94-11', ['l2', 'l1'])

export const numberDrills = readRows('asme-b94-11-number-drills', ['inches'], { name: text })
export const letterDrills = readRows('asme-b94-11-letter-drills', ['inches'], { name: text })

/** The fractional drills from 1/64 to 1/2 inch by sixty-fourths: fraction in its lowest terms, and diameter in inches. */
export const fractionDrills = Array.from({ length: 32 }, (_, index) => {
  const whole = [32, 16, 8, 4, 2].find(divisor => (index + 1) % divisor === 0) ?? 1
  return { name: `${(index + 1) / whole}/${64 / whole}`, inches: (index + 1) / 64 }
})

/** A jobber drill of this diameter in inches: point of 118 degrees, side rake of 30; in mm. */
export function inchDrill(inches: number) {
  const { l1, l2 } = stepOf(asmeB9411, inches)
  return { d: inMillimetres(inches), l1: inMillimetres(l1), l2: inMillimetres(l2), σ: 118, γ: 30 }
}

/** Inches in mm, to the tenth of a micrometre. */
export function inMillimetres(inches: number): number {
  return Math.round(inches * 254_000) / 10_000
}

export const din333 = readTable('din-333', ['d2', 'l1', 'l2'])

/** A centre drill whose pilot has this diameter in mm: its countersink has 60 degrees. */
export function centreDrill(d1: number) {
  return { d1, ...din333.row(d1), α: 60 }
}

export const din335 = readTable('din-335', ['d3', 'α', 'd2', 'l1'])

/** A countersink of this largest diameter in mm with so many flutes. */
export function countersink(d1: number, z: number) {
  return { d1, ...din335.row(d1), z }
}

export const din334 = readTable('din-334', ['d3', 'α', 'd2', 'l1'])

/** A countersink of 60 degrees, of this largest diameter in mm with so many flutes. */
export function slenderCountersink(d1: number, z: number) {
  return { d1, ...din334.row(d1), z }
}
