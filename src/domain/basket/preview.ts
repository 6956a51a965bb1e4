import { addUp } from '#contract/basket/terms.ts'
import type { Cents } from '#contract/money.ts'
import type { Context } from '../context.ts'
import type { Calendar } from '../delivery/back-orders.ts'
import { findProducts } from './find-products.ts'
import { type KeptLine, type PricedBasket, priceBasket } from './price.ts'

/** A line that somebody asks for: a product by its id or its SKU. */
export interface AskedLine {
  readonly key: string
  readonly quantity: number
  /** What a piece cost when it was chosen; null if that is not known. */
  readonly seenUnitPriceCents: Cents | null
  readonly isSaved: boolean
}

/** Prices lines by their products as they are now, without keeping them: what a visitor's browser keeps, or a shared basket. */
export async function previewBasket(
  ctx: Pick<Context, 'db'> & Calendar,
  asked: readonly AskedLine[],
): Promise<PricedBasket> {
  const found = await findProducts(
    ctx.db,
    asked.map(({ key }) => key),
  )
  const lines = new Map<string, KeptLine>()
  for (const { key, quantity, seenUnitPriceCents, isSaved } of asked) {
    const product = found.get(key)
    if (!product) continue
    const line = { product, quantity, seenUnitPriceCents, isSaved }
    const before = lines.get(product.id)
    lines.set(product.id, before ? { ...line, ...addUp(before, line) } : line)
  }
  return priceBasket(ctx, [...lines.values()], unknownOf(asked, found))
}

/** What was asked for and is not among the products found. */
export function unknownOf(asked: readonly AskedLine[], found: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(asked.map(({ key }) => key))].filter(key => !found.has(key))
}
