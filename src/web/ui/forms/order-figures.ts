import type { Product } from '#contract/catalog.ts'
import { multiplyCents, parseEuros, toEuros } from '#contract/money.ts'
import { MAX_UNCONFIRMED_CENTS } from '#contract/orders.ts'
import { formatPieces } from '../catalog/pieces.ts'

type Figures = Pick<Product, 'price' | 'min' | 'available'>

/** Quantity times price in euros, exact to the cent; undefined if the quantity is invalid or the total too large. */
export function totalOf({ price }: Figures, typed: string): number | undefined {
  if (!/^\d{1,7}$/.test(typed)) return undefined
  const unitCents = parseEuros(price)
  const totalCents = unitCents === undefined ? undefined : multiplyCents(unitCents, Number(typed))
  return totalCents === undefined ? undefined : toEuros(totalCents)
}

/** What is wrong with a quantity, as a sentence; true if it can be ordered. */
export function checkQuantity(product: Figures, typed: string): true | string {
  const { min, available } = product
  const quantity = Number(typed)
  if (typed.trim() === '' || !Number.isInteger(quantity)) return 'Please enter a whole number of pieces.'
  if (quantity < min) return `The minimum order is ${formatPieces(min)}.`
  if (quantity > available)
    return `Only ${formatPieces(available)} ${available === 1 ? 'is' : 'are'} available.`
  if (totalOf(product, typed) === undefined)
    return 'This total is too large for one order; please order fewer pieces.'
  return true
}

/** Whether a total in euros exceeds what an account with an unconfirmed address may order. */
export function isAboveUnconfirmed(total: number): boolean {
  return total > toEuros(MAX_UNCONFIRMED_CENTS)
}
