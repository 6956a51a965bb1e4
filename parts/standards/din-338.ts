import { tableOf } from './table.ts'

/** DIN 338: twist drills with parallel shank, jobber series. Overall length and flute length. */
export const din338 = tableOf('DIN 338', {
  6: { l1: 93, l2: 57 },
  10: { l1: 133, l2: 87 },
})

/** A twist drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function twistDrill(d: number) {
  return { d, ...din338.row(d), σ: 118, γ: 30 }
}
