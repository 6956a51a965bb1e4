import { type Cents, largerOf, MAX_CENTS, smallerOf } from '#contract/money.ts'
import type { Shelf } from '../kept/shelf.ts'

/** How many rows fit, by what they share; and what else is told of them. */
export interface Tally {
  sizes: number
  readonly ofKind: Int32Array
  readonly ofGeometry: Int32Array
  inStock: number
  minCents: Cents
  maxCents: Cents
}

export function newTally({ kinds, geometries }: Shelf): Tally {
  return {
    sizes: 0,
    ofKind: new Int32Array(kinds.size),
    ofGeometry: new Int32Array(geometries.size),
    inStock: 0,
    minCents: MAX_CENTS,
    maxCents: 0,
  }
}

/** Counts a row. */
export function add({ rows }: Shelf, tally: Tally, row: number): void {
  tally.sizes += 1
  const kind = rows.kind[row] ?? 0
  const geometry = rows.geometry[row] ?? 0
  tally.ofKind[kind] = (tally.ofKind[kind] ?? 0) + 1
  tally.ofGeometry[geometry] = (tally.ofGeometry[geometry] ?? 0) + 1
  if (rows.isInStock(row)) tally.inStock += 1
  const cents = rows.priceOf(row)
  tally.minCents = smallerOf(tally.minCents, cents)
  tally.maxCents = largerOf(tally.maxCents, cents)
}
