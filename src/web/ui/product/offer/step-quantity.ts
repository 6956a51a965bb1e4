/* Apart from the figures of an order, whose contract is large: rows of lists step too. */
import { mostPieces, type Orderable } from './quantities.ts'

/** One pack more or less than a quantity, within what can be ordered. */
export function stepQuantity(
  { min, available, step }: Orderable,
  quantity: number,
  direction: 1 | -1,
): number {
  return Math.max(min, Math.min(nextPack(step, quantity, direction), mostPieces({ available, step })))
}

/** The quantity in whole packs that comes after another, or before it. */
export function nextPack(step: number, quantity: number, direction: 1 | -1): number {
  return (direction === 1 ? Math.floor(quantity / step) + 1 : Math.ceil(quantity / step) - 1) * step
}
