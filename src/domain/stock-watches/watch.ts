import { count, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { MAX_WATCHES } from '#contract/stock-watches/stock-watches.ts'
import { lockName } from '#db/lock-name.ts'
import { stockWatches } from '#db/schema.ts'
import { getProduct } from '../catalog/list.ts'
import { stateOf } from '../catalog/states.ts'
import type { Context } from '../context.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

const CONFIRM_FIRST = say`We can email you once your address is confirmed: open the link we emailed you, or have it sent again under 'Sign-in & security' in your dashboard.`

/**
 * Has the actor told by email when a sold-out product can be bought again; asking again changes nothing. Rejected without a
 * confirmed address (forbidden), for a product that is on sale or no longer made (conflict), and beyond 50 products (invalid).
 */
export async function watchStock(ctx: Context, productId: string): Promise<void> {
  requireRight(ctx.actor, may.watchStock(ctx.actor))
  const { id: userId, emailVerified } = ctx.actor
  if (!emailVerified) throw forbidden(CONFIRM_FIRST)
  const product = await getProduct(ctx, productId)
  const state = stateOf(product)
  if (state === 'archived') throw conflict(say`This product is no longer made`)
  if (state !== 'sold-out') throw conflict(say`This product is in stock: you can order it now`)
  await ctx.db.transaction(async tx => {
    // One at a time for each person, so that their watches are counted truly.
    await lockName(tx, `watches of ${userId}`)
    await tx
      .insert(stockWatches)
      .values({ userId, productId: product.id, createdAt: ctx.now() })
      .onConflictDoNothing()
    const [own] = await tx.select({ all: count() }).from(stockWatches).where(eq(stockWatches.userId, userId))
    if (own && own.all > MAX_WATCHES)
      throw invalid('id', say`You are waiting for ${MAX_WATCHES} products: let one of them go first`)
  })
}
