import { number, optional, readTable, stepOf } from './read-table.ts'
import { squareOf } from './taps-and-dies.ts'

export const din6527 = readTable('din-6527', ['l2', 'l1', 'd2'])

export const din6527Short = readTable('din-6527-k', ['l2', 'l1', 'd2'])

/** An end mill of this diameter in mm, so many flutes and this helix angle in degrees. */
export function endMill(d1: number, z: number, λ: number) {
  return { d1, ...din6527.row(d1), z, λ }
}

/** A short end mill, as above. */
export function shortEndMill(d1: number, z: number, λ: number) {
  return { d1, ...din6527Short.row(d1), z, λ }
}

export const din844 = readTable('din-844', ['l2', 'l1', 'l2L', 'l1L', 'd2'])

/** So many flutes has an end mill of this diameter in mm: DIN 844 type N. */
const flutesOf = (d1: number) => (d1 <= 20 ? 4 : d1 < 30 ? 5 : 6)

/** A short end mill of type N, of this diameter in mm: helix of 30 degrees. */
export function steelEndMill(d1: number) {
  const { l1, l2, d2 } = din844.row(d1)
  return { d1, l2, l1, d2, z: flutesOf(d1), λ: 30 }
}

/** A long end mill of type N, of this diameter in mm: helix of 30 degrees. */
export function longSteelEndMill(d1: number) {
  const { l1L, l2L, d2 } = din844.row(d1)
  return { d1, l2: l2L, l1: l1L, d2, z: flutesOf(d1), λ: 30 }
}

export const din327 = readTable('din-327', ['l2', 'l1', 'd2'])

/** A slot drill of this diameter in mm with so many flutes: helix of 30 degrees. */
export function slotDrill(d1: number, z: number) {
  return { d1, ...din327.row(d1), z, λ: 30 }
}

/** So many flutes a reamer of this diameter in mm usually has; always an even number, so that it can be measured. */
export function reamerFlutes(d: number): number {
  if (d < 4) return 4
  if (d <= 15) return 6
  return d <= 28 ? 8 : 10
}

export const din206 = readTable('din-206', ['l1', 'l2'])

/** A hand reamer of this diameter in mm with so many flutes. */
export function handReamer(d: number, z: number) {
  return { d, ...stepOf(din206, d), a: squareOf(d), z }
}

export const din212 = readTable('din-212', ['l1', 'l2'], { d2: optional(number) })

/** A machine reamer of this diameter in mm. */
export function machineReamer(d: number) {
  const { l1, l2, d2 = d } = stepOf(din212, d)
  return { d, l1, l2, d2, z: reamerFlutes(d) }
}

export const din208 = readTable('din-208', ['l1', 'l2', 'MK'])

/** A machine reamer with taper shank, of this diameter in mm. */
export function taperShankReamer(d: number) {
  return { d, ...din208.row(d), z: reamerFlutes(d) }
}
