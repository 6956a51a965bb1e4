import { tableOf } from './table.ts'

/** DIN 206: hand reamers. Overall length, cutting length, square. */
export const din206 = tableOf('DIN 206', {
  10: { l1: 133, l2: 66, a: 8 },
})

/** A hand reamer of this diameter in mm with so many flutes. */
export function handReamer(d: number, z: number) {
  return { d, ...din206.row(d), z }
}
