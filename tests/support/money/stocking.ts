import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { products } from '#db/schema.ts'
import { moveStock } from '#domain/catalog/move-stock.ts'
import type { Context } from '#domain/context.ts'

/** What somebody in the warehouse does, and whether the owner sells a size beyond its stock. */
export type StockStep =
  | { readonly act: 'received' | 'scrapped' | 'counted'; readonly product: string; readonly pieces: number }
  | { readonly act: 'sold beyond'; readonly product: string; readonly isOn: boolean }

const product = fc.nat({ max: 2 }).map(index => `product-${index}`)
export const anyStockStep: fc.Arbitrary<StockStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        act: fc.constantFrom('received', 'received', 'scrapped', 'counted'),
        product,
        pieces: fc.integer({ min: 1, max: 6 }),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { act: fc.constant('sold beyond' as const), product, isOn: fc.boolean() },
      { noNullPrototype: true },
    ),
  },
)

export async function takeStockStep(admin: Context, step: StockStep): Promise<void> {
  const { product: productId } = step
  if (step.act === 'sold beyond') {
    const backOrderDays = step.isOn ? 10 : null
    await admin.db.update(products).set({ backOrderDays }).where(eq(products.id, productId))
  } else await moveStock(admin, { productId, reason: step.act, quantity: step.pieces, note: '' })
}

/** What patient customers agree to: to wait for any of the pieces, however long. */
export const waitFor = (pieces: number) => ({ pieces, leavesBy: '2999-12-31' })
