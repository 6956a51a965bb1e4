import type { LineProblemKind } from '#contract/basket/terms.ts'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import { tierOf } from '#contract/catalog/price-tiers.ts'
import { addCapped, type Cents, multiplyCents } from '#contract/money.ts'
import { type PriceTier, products } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import { type Calendar, promiseBackOrder, type Stocked, sellableOf } from '../delivery/back-orders.ts'

/** What a basket reads of a product. */
export const productColumns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  size: products.size,
  category: products.category,
  familyId: products.familyId,
  image: products.image,
  priceCents: products.priceCents,
  priceTiers: products.priceTiers,
  minQuantity: products.minQuantity,
  packStep: products.packStep,
  available: products.available,
  backOrderDays: products.backOrderDays,
  backOrdered: products.backOrdered,
  weightGrams: products.weightGrams,
  archivedAt: products.archivedAt,
}
export type BasketProduct = Pick<typeof products.$inferSelect, keyof typeof productColumns>

/** A line as it is kept, with its product. */
export interface KeptLine {
  readonly product: BasketProduct
  readonly quantity: number
  /** What a piece cost when it was last seen; null if that is not known. */
  readonly seenUnitPriceCents: Cents | null
  readonly isSaved: boolean
}

/** The next tier, the fewest pieces that reach it in whole packs, and what these cost. */
interface NextTier extends PriceTier {
  readonly quantity: number
  readonly totalCents: Cents
}

/** A line with the prices and the stock of this moment. */
export interface PricedLine extends KeptLine {
  readonly unitPriceCents: Cents
  readonly totalCents: Cents
  /** What a piece cost when it was last seen; null if it costs the same now. */
  readonly wasCents: Cents | null
  readonly tier: PriceTier | null
  /** Null if there is none, or fewer pieces than it takes. */
  readonly nextTier: NextTier | null
  /** Of all its pieces; null if that of one is not known. */
  readonly weightGrams: number | null
  readonly problem: LineProblem | null
  /** How many of its pieces are beyond the stock, and by when they leave the works; null: none. */
  readonly backOrder: BackOrder | null
}

/** A basket with its sums: of the lines that are neither saved for later nor have a problem. */
export interface PricedBasket {
  readonly lines: readonly PricedLine[]
  readonly totalCents: Cents
  readonly pieces: number
  readonly weightGrams: number
  /** How many of these lines have a weight that is not known. */
  readonly unweighed: number
  /** What was asked for and is no product. */
  readonly unknown: readonly string[]
}

/** Prices the lines of a basket by their products as they are now. */
export function priceBasket(
  calendar: Calendar,
  kept: readonly KeptLine[],
  unknown: readonly string[] = [],
): PricedBasket {
  const lines = kept.map(line => priceLine(calendar, line))
  const ordered = lines.filter(({ isSaved, problem }) => !isSaved && !problem)
  const sum = (figure: (line: PricedLine) => number) => ordered.reduce((all, line) => all + figure(line), 0)
  return {
    lines,
    totalCents: addCapped(...ordered.map(({ totalCents }) => totalCents)),
    pieces: sum(({ quantity }) => quantity),
    weightGrams: roundWeight(sum(({ weightGrams }) => weightGrams ?? 0)),
    unweighed: ordered.filter(({ weightGrams }) => weightGrams === null).length,
    unknown,
  }
}

function priceLine(calendar: Calendar, line: KeptLine): PricedLine {
  const { product, quantity, seenUnitPriceCents } = line
  const unitPriceCents = unitPriceOf(product, quantity)
  return {
    ...line,
    unitPriceCents,
    totalCents: multiplyCents(unitPriceCents, quantity),
    wasCents: seenUnitPriceCents === unitPriceCents ? null : seenUnitPriceCents,
    tier: tierOf(product.priceTiers, quantity) ?? null,
    nextTier: findNextTier(product, quantity),
    weightGrams: product.weightGrams === null ? null : roundWeight(product.weightGrams * quantity),
    problem: findProblem(product, quantity),
    backOrder: promiseBackOrder(calendar, product, quantity),
  }
}

function findNextTier(product: BasketProduct, quantity: number): NextTier | null {
  const next = product.priceTiers.find(({ from }) => from > quantity)
  if (!next) return null
  const reached = roundUpToPack(Math.max(next.from, product.minQuantity), product.packStep)
  if (reached > sellableOf(product)) return null
  return { ...next, quantity: reached, totalCents: multiplyCents(unitPriceOf(product, reached), reached) }
}

/** Without the dust of binary floating point. */
function roundWeight(grams: number): number {
  return Math.round(grams * 1000) / 1000
}

type Terms = Stocked & Pick<typeof products.$inferSelect, 'archivedAt' | 'minQuantity' | 'packStep'>

/** Why a line cannot be ordered as it is, and with which quantity it could be; null: with none, it has to be removed. */
interface LineProblem {
  readonly kind: LineProblemKind
  readonly suggested: number | null
}

/** Why so many pieces of a product cannot be ordered; null if they can. */
function findProblem(product: Terms, quantity: number): LineProblem | null {
  const { archivedAt, minQuantity, packStep } = product
  if (archivedAt) return { kind: 'archived', suggested: null }
  const sellable = sellableOf(product)
  const most = sellable - (sellable % packStep)
  if (most < minQuantity) return { kind: 'sold-out', suggested: null }
  if (quantity > sellable) return { kind: 'too-many', suggested: most }
  if (quantity < minQuantity) return { kind: 'below-minimum', suggested: minQuantity }
  if (quantity % packStep === 0) return null
  return { kind: 'broken-pack', suggested: Math.min(most, roundUpToPack(quantity, packStep)) }
}

/** The fewest whole packs with at least so many pieces, in pieces. */
function roundUpToPack(quantity: number, packStep: number): number {
  return Math.ceil(quantity / packStep) * packStep
}
