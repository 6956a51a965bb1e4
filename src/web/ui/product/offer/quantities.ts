import type { Product } from '#contract/catalog/catalog.ts'
import { MAX_QUANTITY, tierOf } from '#contract/catalog/price-tiers.ts'
import { formatCount } from '../../base/figures/format.ts'
import { formatPieces } from './pieces.ts'

/** What decides how many pieces of a product can be ordered: its stock, its minimum order, its pack step. */
export interface Orderable {
  readonly available: number
  readonly min: number
  readonly step: number
  /** In how many working days pieces beyond the stock leave the works; null: they are not sold. */
  readonly backOrderDays: number | null
}
type Stocked = Pick<Orderable, 'available' | 'step' | 'backOrderDays'>

/** What each of so many pieces costs, in euros. */
export function unitPriceOf({ price, tiers }: Pick<Product, 'price' | 'tiers'>, quantity: number): number {
  return tierOf(tiers, quantity)?.price ?? price
}

/** Whether fewer pieces are left than can be ordered, and none is sold beyond them. */
export function isSoldOut(product: Pick<Orderable, 'available' | 'min' | 'backOrderDays'>): boolean {
  return product.backOrderDays === null && isOutOfStock(product)
}

/** Whether fewer pieces are in stock than can be ordered: what is ordered leaves later. */
export function isOutOfStock({ available, min }: Pick<Orderable, 'available' | 'min'>): boolean {
  return available < min
}

/** Whether a product can be had, in the words of schema.org. */
export function availabilityOf(
  product: Pick<Orderable, 'available' | 'min' | 'backOrderDays'> & { readonly archived: boolean },
): string {
  if (product.archived) return 'Discontinued'
  if (!isOutOfStock(product)) return 'InStock'
  return product.backOrderDays === null ? 'OutOfStock' : 'BackOrder'
}

/** What lists say of the stock: '500 pieces', 'Sold out', 'Leaves within 10 working days'. */
export function describeStock(
  product: Pick<Orderable, 'available' | 'min' | 'backOrderDays'>,
  format: (pieces: number) => string = formatPieces,
): string {
  if (!isOutOfStock(product)) return format(product.available)
  return product.backOrderDays === null ? 'Sold out' : `Leaves within ${describeDays(product.backOrderDays)}`
}

/** '10 working days'. */
export function describeDays(days: number): string {
  return days === 1 ? '1 working day' : `${formatCount(days)} working days`
}

/** The most pieces that can be ordered, in whole packs. */
export function mostPieces({ available, step, backOrderDays }: Stocked): number {
  const most = backOrderDays === null ? available : MAX_QUANTITY
  return most - (most % step)
}

/** Whether so many pieces are more than can be ordered now. */
export function isBeyondStock(product: Stocked, quantity: number): boolean {
  return quantity > mostPieces(product)
}

/** The quantities that can be ordered: '10 to 500 pieces, in packs of 10'. */
export function describeBounds(product: Orderable): string {
  const { min, step, backOrderDays } = product
  const packs = step > 1 ? `, in packs of ${formatCount(step)}` : ''
  if (backOrderDays !== null) return `${formatPieces(min)} or more${packs}`
  return `${formatCount(min)} to ${formatPieces(Math.max(mostPieces(product), min))}${packs}`
}
