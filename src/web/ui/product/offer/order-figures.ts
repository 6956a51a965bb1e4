import { parseCount } from '#contract/amounts.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { MAX_CENTS, multiplyCents, parseEuros, toEuros } from '#contract/money.ts'
import { MAX_UNCONFIRMED_CENTS } from '#contract/orders/limits.ts'
import { formatCount } from '../../base/figures/format.ts'
import { explainQuantity } from './explain-quantity.ts'
import { formatPieces } from './pieces.ts'
import { unitPriceOf } from './quantities.ts'

type Figures = Pick<Product, 'price' | 'min' | 'available' | 'step' | 'tiers' | 'backOrderDays'>

/** Quantity times price in euros, exact to the cent; undefined if the quantity is invalid or the total too large. */
export function totalOf(product: Pick<Figures, 'price' | 'tiers'>, typed: string): number | undefined {
  const quantity = parseCount(typed)
  if (quantity === undefined || quantity > MAX_QUANTITY) return undefined
  const unitCents = parseEuros(unitPriceOf(product, quantity))
  if (unitCents === undefined) return undefined
  const totalCents = multiplyCents(unitCents, quantity)
  return totalCents > MAX_CENTS ? undefined : toEuros(totalCents)
}

/** What is wrong with a quantity, as a sentence; true if it can be ordered. */
export function checkQuantity(product: Figures, typed: string): true | string {
  const { min, available, step, backOrderDays } = product
  const quantity = parseCount(typed)
  if (quantity === undefined) return explainQuantity(typed)
  if (quantity < min) return `The minimum order is ${formatPieces(min)}.`
  if (quantity > available && backOrderDays === null)
    return `Only ${formatPieces(available)} ${available === 1 ? 'is' : 'are'} available.`
  if (quantity % step !== 0)
    return `It is sold in packs of ${formatCount(step)}: ${formatCount(quantity - (quantity % step))} or ${formatCount(quantity - (quantity % step) + step)} pieces?`
  if (totalOf(product, typed) === undefined)
    return 'This total is too large for one order; please order fewer pieces.'
  return true
}

/** Whether a total in euros exceeds what an account with an unconfirmed address may order. */
export function isAboveUnconfirmed(total: number): boolean {
  return total > toEuros(MAX_UNCONFIRMED_CENTS)
}
