import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { throwFailures } from '../failures.ts'
import { release } from '../order-life/states.ts'

/**
 * Expires unpaid orders whose hold has run out and releases their stock; returns how many. Each order has its own
 * transaction: a failure does not stop the others and is thrown at the end (an AggregateError if there are several).
 * Several instances may run this at once: each takes only rows that no other has locked. A payment that arrives later is
 * settled when the card service reports it.
 */
export async function expireOrders(ctx: Context, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  const failures = new Map<string, unknown>()
  let expired = 0
  const mayContinue = () => !signal?.aborted
  while (mayContinue()) {
    const attempted = await expireNextOrder(ctx, [...failures.keys()])
    if (!attempted) break
    if (attempted.isExpired) expired += 1
    else failures.set(attempted.orderId, attempted.error)
  }
  if (expired > 0) {
    ctx.changed('catalog')
    ctx.changed('mails')
  }
  throwFailures([...failures.values()], 'orders could not be expired')
  return expired
}

type Attempt =
  | { readonly orderId: string; readonly isExpired: true }
  | { readonly orderId: string; readonly isExpired: false; readonly error: unknown }

/** Undefined if no order is due apart from those that have failed. Throws only errors that concern no order in particular. */
async function expireNextOrder(ctx: Context, failed: readonly string[]): Promise<Attempt | undefined> {
  let orderId: string | undefined
  try {
    await ctx.db.transaction(async tx => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.status, 'booked'),
            lte(orders.expiresAt, ctx.now()),
            failed.length > 0 ? notInArray(orders.id, [...failed]) : undefined,
          ),
        )
        .orderBy(asc(orders.expiresAt))
        .limit(1)
        .for('no key update', { skipLocked: true })
      orderId = order?.id
      if (order) await release(ctx, tx, order, { to: 'expired' })
    })
    return orderId === undefined ? undefined : { orderId, isExpired: true }
  } catch (error) {
    if (orderId === undefined) throw error
    return { orderId, isExpired: false, error }
  }
}
