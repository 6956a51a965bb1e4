import { and, eq, inArray, sql } from 'drizzle-orm'
import { orders, payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { CardIntent } from '../ports.ts'
import { networkOf } from '../rate-limits.ts'

/** Keeps the intent as the one its order is to be paid by; where there is one already, only in the place of `replaces`. */
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
  // The order is locked before its payment, as everywhere: two that lock crosswise would wait for each other.
  await ctx.db.execute(sql`
    with locked as (select id from ${orders} where id = ${orderId} for no key update)
    insert into ${payments} (intent_id, order_id, amount_cents, currency, created_at, opened_from)
    select ${intentId}, id, ${amountCents}::int, ${currency}, ${ctx.now().toISOString()}::timestamptz, ${openedFrom}::text from locked
    on conflict do nothing`)
}
