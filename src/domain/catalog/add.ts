import type { Category } from '#contract/catalog/catalog.ts'
import { type ColumnsOf, type PlainFacts } from '#contract/catalog/plain-facts.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { type PriceTier, type ProductDimension, products } from '#db/schema.ts'
import { recordAudits } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import { factsOf } from './facts.ts'
import { lastPositions, refreshFamilies, requireFamilies } from './families.ts'
import { recordMovements } from './ledger.ts'
import { requireSellable } from './packs.ts'
import { refuseTaken } from './taken.ts'

export interface NewProductInput extends ColumnsOf<PlainFacts> {
  readonly name: string
  readonly priceCents: Cents
  readonly minQuantity: number
  readonly available: number
  readonly image: string
  /** The size in its pictures, if it is another one. */
  readonly pictureShows?: string | null
  readonly description: string
  readonly category: Category
  readonly sku: string | null
  readonly dimensions: readonly ProductDimension[]
  readonly packStep: number
  readonly backOrderDays: number | null
  readonly priceTiers: readonly PriceTier[]
  readonly familyId: string | null
}

/**
 * Adds a product and returns its id. Names are unique, because orders may find products by name; so are SKUs. Rejected if the
 * family it names does not exist (invalid).
 */
export async function addProduct(ctx: Context, input: NewProductInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.addProduct(ctx.actor))
  if (input.available > 0 && input.available < input.minQuantity)
    throw invalid('available', say`must be 0 or at least the minimum order`)
  requireSellable(input)
  const insert = async (tx: Transaction) => {
    const [id] = await insertProducts(ctx, tx, [input])
    if (!id) throw new Error('the insert returned no row')
    return id
  }
  const id = await refuseTaken(() => (once ? runOnce(ctx, once, insert) : ctx.db.transaction(insert)))
  ctx.changed('catalog')
  return id
}

/**
 * Inserts products with their opening stock, in the order given, and returns their ids. Sizes follow those that their family has
 * already.
 */
export async function insertProducts(
  ctx: Context,
  tx: Transaction,
  inputs: readonly NewProductInput[],
): Promise<string[]> {
  const createdAt = ctx.now()
  const familyIds = inputs.map(({ familyId }) => familyId)
  await requireFamilies(tx, familyIds)
  const last = await lastPositions(tx, familyIds)
  const rows = await tx
    .insert(products)
    .values(
      inputs.map((input, index) => ({
        id: newId(),
        ...input,
        leads: input.familyId === null,
        position: input.familyId === null ? 0 : (last.get(input.familyId) ?? 0) + 1 + index,
        createdAt,
      })),
    )
    .returning()
  await recordMovements(
    tx,
    rows.map(({ id: productId, available }) => ({
      productId,
      orderId: null,
      change: available,
      available,
      reason: 'opening' as const,
      at: createdAt,
    })),
  )
  await recordAudits(
    tx,
    ctx,
    rows.map(row => ({
      action: 'product-added' as const,
      subject: `product ${row.id}`,
      after: { ...factsOf(row), available: row.available },
    })),
  )
  await refreshFamilies(tx, familyIds)
  return rows.map(({ id }) => id)
}
