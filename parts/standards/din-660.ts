import { tableOf } from './table.ts'

/** DIN 660: round head rivets. Head, and the shortest and longest that are stocked. Source: fasten.it, DIN 660:2012. */
export const din660 = tableOf('DIN 660', {
  1.6: { dk: 2.8, k: 1, from: 3, to: 16 },
  2: { dk: 3.5, k: 1.2, from: 4, to: 20 },
  2.5: { dk: 4.4, k: 1.5, from: 4, to: 25 },
  3: { dk: 5.2, k: 1.8, from: 5, to: 30 },
  4: { dk: 7, k: 2.4, from: 6, to: 40 },
  5: { dk: 8.8, k: 3, from: 8, to: 50 },
  6: { dk: 10.5, k: 3.6, from: 10, to: 60 },
  8: { dk: 14, k: 4.8, from: 14, to: 60 },
})

/** DIN 661: countersunk head rivets, as above; their lengths are over all. Source: fasten.it, DIN 661:2011. */
export const din661 = tableOf('DIN 661', {
  1.6: { dk: 2.8, k: 0.8, from: 4, to: 16 },
  2: { dk: 3.5, k: 1, from: 4, to: 20 },
  2.5: { dk: 4.4, k: 1.2, from: 5, to: 25 },
  3: { dk: 5.2, k: 1.4, from: 5, to: 30 },
  4: { dk: 7, k: 2, from: 8, to: 40 },
  5: { dk: 8.8, k: 2.5, from: 8, to: 50 },
  6: { dk: 10.5, k: 3, from: 10, to: 60 },
  8: { dk: 14, k: 4, from: 14, to: 60 },
})

/** The lengths of solid rivets, in mm. */
const LENGTHS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 40, 45, 50, 55, 60]

/** The solid rivets of a table: each diameter in its lengths. */
export function solidRivets({ nominals, row }: typeof din660) {
  return nominals.flatMap(d => {
    const { dk, k, from, to } = row(d)
    return LENGTHS.filter(l => l >= from && l <= to).map(l => ({
      code: `${d}X${l}`,
      label: `${d} x ${l}`,
      dimensions: { d, l, dk, k },
    }))
  })
}
