import { tableOf } from './table.ts'

/** DIN 6527: solid carbide end mills, by their cutting diameter. Cutting length, overall length, shank. */
export const din6527 = tableOf('DIN 6527', {
  10: { l2: 22, l1: 72, d2: 10 },
  16: { l2: 32, l1: 92, d2: 16 },
})

/** An end mill of this diameter in mm, so many flutes and this helix angle in degrees. */
export function endMill(d1: number, z: number, λ: number) {
  return { d1, ...din6527.row(d1), z, λ }
}
