import { and, eq, inArray, sql } from 'drizzle-orm'
import { orders, payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { CardIntent } from '../ports.ts'
import { networkOf } from '../rate-limits.ts'

/** Stores the intent as the one that is to pay its order; an existing one is replaced only if it is `replaces`. */
export async function trackIntent(
  ctx: Context,
  { intent, orderId, replaces }: { intent: CardIntent; orderId: string; replaces?: string | undefined },
): Promise<void> {
  const { id: intentId, amountCents, currency } = intent
  const openedFrom = networkOf(ctx)
  if (replaces !== undefined) {
    const isOpen = inArray(payments.status, ['pending', 'canceled'])
    const replaced = await ctx.db
      .update(payments)
      .set({ intentId, amountCents, currency, status: 'pending', openedFrom })
      .where(and(eq(payments.orderId, orderId), eq(payments.intentId, replaces), isOpen))
    if (replaced.rowCount === 1) return
  }
  // Locks the order before its payment, as everywhere, to prevent deadlocks.
  await ctx.db.execute(sql`
    with locked as (select id from ${orders} where id = ${orderId} for no key update)
    insert into ${payments} (intent_id, order_id, amount_cents, currency, created_at, opened_from)
    select ${intentId}, id, ${amountCents}::int, ${currency}, ${ctx.now().toISOString()}::timestamptz, ${openedFrom}::text from locked
    on conflict do nothing`)
}
