import { parseCount } from '#contract/amounts.ts'
import { fitQuantity } from '#contract/basket/terms.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { addCapped, multiplyCents, toCents, toEuros } from '#contract/money.ts'
import type { ShoppingList } from '#contract/shopping-lists/shopping-lists.ts'
import type { Addition } from '../../basket/basket-change.ts'
import { type Weighed, weighLines } from '../../product/facts/format-weight.ts'
import { explainQuantity } from '../../product/offer/explain-quantity.ts'
import { describeBounds, isSoldOut, mostPieces, unitPriceOf } from '../../product/offer/quantities.ts'

type Line = ShoppingList['lines'][number]

/** How many of a line go into the basket: what was typed for this once, else the usual quantity, in whole packs; undefined if none can. */
export function quantityFor(line: Line, typed: string | undefined): number | undefined {
  const wanted = typed === undefined ? line.quantity : parseCount(typed)
  if (wanted === undefined || wanted < 1 || wanted > MAX_QUANTITY) return undefined
  if (line.problem?.kind === 'archived' || isSoldOut(line)) return undefined
  const fitted = fitQuantity(wanted, line)
  return fitted > mostPieces(line) ? undefined : fitted
}

/** Why a line does not go into the basket; undefined if it does. */
export function describeObstacle(
  line: Line,
  quantity: number | undefined,
  typed: string | undefined,
): string | undefined {
  if (quantity !== undefined) return undefined
  if (line.problem?.kind === 'archived') return 'This part is no longer made.'
  if (isSoldOut(line)) return 'Sold out.'
  if (typed !== undefined && parseCount(typed) === undefined) return explainQuantity(typed)
  return `${describeBounds(line)} can be ordered.`
}

/** What a piece of a line costs in this quantity, in euros; without one, in the usual quantity. */
export function priceAt({ usualPrice: price, tiers, unitPrice }: Line, quantity: number | undefined): number {
  return quantity === undefined ? unitPrice : unitPriceOf({ price, tiers }, quantity)
}

/** What goes into the basket, what each line of it and all come to in euros and weigh, and how many lines cannot. */
export function quantitiesOf(
  lines: readonly Line[],
  typed: Readonly<Record<string, string>>,
): {
  readonly additions: readonly Addition[]
  /** In the order of the additions. */
  readonly totals: readonly { readonly total: number }[]
  readonly total: number
  readonly weighed: Weighed
  readonly left: number
} {
  const ready = lines.flatMap(line => {
    const quantity = quantityFor(line, typed[line.product])
    return quantity === undefined
      ? []
      : { line, quantity, cents: multiplyCents(toCents(priceAt(line, quantity)), quantity) }
  })
  return {
    additions: ready.map(({ line: { product }, quantity }) => ({ product, quantity })),
    totals: ready.map(({ cents }) => ({ total: toEuros(cents) })),
    total: toEuros(addCapped(...ready.map(({ cents }) => cents))),
    // Of a line, the pieces of its usual quantity are weighed together.
    weighed: weighLines(
      ready.map(({ line, quantity }) => ({ weight: line.weight, quantity: quantity / line.quantity })),
    ),
    left: lines.length - ready.length,
  }
}
