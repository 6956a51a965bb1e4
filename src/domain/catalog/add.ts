import type { Category } from '#contract/catalog.ts'
import type { Transaction } from '#db/client.ts'
import { type ProductDimension, products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../policies.ts'
import { factsOf } from './facts.ts'
import { openStock } from './stock.ts'
import { refuseTaken } from './taken.ts'

export interface NewProductInput {
  readonly name: string
  readonly priceCents: number
  readonly minQuantity: number
  readonly available: number
  readonly image: string
  readonly description: string
  readonly category: Category
  readonly sku: string | null
  readonly standard: string | null
  readonly material: string | null
  readonly finish: string | null
  readonly dimensions: readonly ProductDimension[]
}

/** Adds a product and returns its id. Names are unique, because orders may find products by name; so are SKUs. */
export async function addProduct(ctx: Context, input: NewProductInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.addProduct(ctx.actor))
  if (input.available > 0 && input.available < input.minQuantity)
    throw invalid('available', 'must be 0 or at least the minimum order')
  const insert = async (tx: Transaction) => {
    const id = newId()
    const [row] = await tx
      .insert(products)
      .values({ id, ...input, createdAt: ctx.now() })
      .returning()
    if (!row) throw new Error('the insert returned no row')
    await openStock(tx, { productId: id, available: input.available, at: ctx.now() })
    await recordAudit(tx, ctx, {
      action: 'product-added',
      subject: `product ${id}`,
      after: { ...factsOf(row), available: row.available },
    })
    return id
  }
  const id = await refuseTaken(() => (once ? runOnce(ctx, once, insert) : ctx.db.transaction(insert)))
  ctx.changed('catalog')
  return id
}
