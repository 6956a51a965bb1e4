import { tableOf } from './table.ts'

/**
 * DIN 7337: blind rivets with a protruding head, as they are sold to ISO 15977, 15979 and 15983 too. Head, and the lengths that are
 * stocked. Source: nutbolt.org, DIN 7337.
 */
export const din7337 = tableOf('DIN 7337', {
  2.4: { dk: 5, k: 0.55, lengths: [4, 6, 8, 10, 12] },
  3: { dk: 6.5, k: 0.8, lengths: [4, 5, 6, 8, 10, 12, 14, 16, 18, 20] },
  3.2: { dk: 6.5, k: 0.8, lengths: [4, 5, 6, 8, 10, 12, 14, 16, 18, 20] },
  4: { dk: 8, k: 1, lengths: [5, 6, 8, 10, 12, 14, 16, 18, 20, 25] },
  4.8: { dk: 9.5, k: 1.1, lengths: [6, 8, 10, 12, 14, 16, 18, 20, 25, 30] },
  5: { dk: 9.5, k: 1.1, lengths: [6, 8, 10, 12, 14, 16, 18, 20, 25, 30] },
  6: { dk: 12, k: 1.5, lengths: [8, 10, 12, 16, 18, 20, 25, 30] },
  6.4: { dk: 13, k: 1.8, lengths: [12, 16, 18, 20, 25, 30] },
})

/** A mandrel is about so thick as a share of its rivet, and stands out by 25 or 27 mm at least. */
const MANDREL = 0.55

/** All blind rivets: codes give the diameter in tenths of a mm: '48X12'. */
export function blindRivets() {
  return din7337.nominals.flatMap(d => {
    const { dk, k, lengths } = din7337.row(d)
    return lengths.map(l => ({
      code: `${Math.round(d * 10)}X${l}`,
      label: `${d} x ${l}`,
      dimensions: { d, l, dk, k, dm: Number((d * MANDREL).toFixed(2)), p: d < 4 ? 25 : 27 },
    }))
  })
}
