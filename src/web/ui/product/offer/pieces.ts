import { formatCount } from '../../base/figures/format.ts'

/** A quantity as shown to people: 1 piece, 4,800 pieces. */
export function formatPieces(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`
}

/** How many of all: 190, or 184 of 190. */
export function formatShare(some: number, all: number): string {
  return some === all ? formatCount(all) : `${formatCount(some)} of ${formatCount(all)}`
}
