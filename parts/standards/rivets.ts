import { list, readTable } from './read-table.ts'

const din7337 = readTable('din-7337', ['dk', 'k'], { lengths: list })

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

export const din660 = readTable('din-660', ['dk', 'k', 'from', 'to'])

export const din661 = readTable('din-661', ['dk', 'k', 'from', 'to'])

/** The lengths of solid rivets, in mm. */
const SOLID_RIVETS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 40, 45, 50, 55, 60]

/** The solid rivets of a table: each diameter in its lengths. */
export function solidRivets({ nominals, row }: typeof din660) {
  return nominals.flatMap(d => {
    const { dk, k, from, to } = row(d)
    return SOLID_RIVETS.filter(l => l >= from && l <= to).map(l => ({
      code: `${d}X${l}`,
      label: `${d} x ${l}`,
      dimensions: { d, l, dk, k },
    }))
  })
}
