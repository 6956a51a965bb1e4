import { formatCount } from '../format.ts'

/** A quantity as shown to people: 1 piece, 4,800 pieces. */
export function formatPieces(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`
}
