import type { Product } from '#contract/catalog/catalog.ts'
import { tierOf } from '#contract/catalog/price-tiers.ts'
import { formatCount } from '../../base/figures/format.ts'
import { formatPieces } from './pieces.ts'

/** What decides how many pieces of a product can be ordered: its stock, its minimum order, its pack step. */
export interface Orderable {
  readonly available: number
  readonly min: number
  readonly step: number
}

/** What each of so many pieces costs, in euros. */
export function unitPriceOf({ price, tiers }: Pick<Product, 'price' | 'tiers'>, quantity: number): number {
  return tierOf(tiers, quantity)?.price ?? price
}

/** Whether fewer pieces are left than can be ordered. */
export function isSoldOut({ available, min }: Pick<Orderable, 'available' | 'min'>): boolean {
  return available < min
}

/** The most pieces that can be ordered, in whole packs. */
export function mostPieces({ available, step }: Pick<Orderable, 'available' | 'step'>): number {
  return available - (available % step)
}

/** Whether so many pieces are more than can be ordered now. */
export function isBeyondStock(product: Pick<Orderable, 'available' | 'step'>, quantity: number): boolean {
  return quantity > mostPieces(product)
}

/** The quantities that can be ordered: '10 to 500 pieces, in packs of 10'. */
export function describeBounds(product: Orderable): string {
  const { min, step } = product
  const packs = step > 1 ? `, in packs of ${formatCount(step)}` : ''
  return `${formatCount(min)} to ${formatPieces(Math.max(mostPieces(product), min))}${packs}`
}
