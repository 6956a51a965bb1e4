/* Apart from the figures of an order, whose contract is large: rows of lists step too. */
import { mostPieces, type Orderable } from './quantities.ts'

/** One pack more or less than a quantity, within what can be ordered. */
export function stepQuantity(product: Orderable, quantity: number, direction: 1 | -1): number {
  return Math.max(product.min, Math.min(nextPack(product.step, quantity, direction), mostPieces(product)))
}

/** The quantity in whole packs that comes after another, or before it. */
export function nextPack(step: number, quantity: number, direction: 1 | -1): number {
  return (direction === 1 ? Math.floor(quantity / step) + 1 : Math.ceil(quantity / step) - 1) * step
}
