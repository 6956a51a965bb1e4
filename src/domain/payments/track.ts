import { eq, sql } from 'drizzle-orm'
import { preparedText } from '#db/prepared.ts'
import { orders, payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { CardIntent } from '../ports.ts'
import { networkOf } from '../rate-limits.ts'

interface NewIntent {
  readonly intent: CardIntent
  readonly orderId: string
  readonly replaces?: string | undefined
}

/**
 * Stores the intent as the one that is to pay its order; an existing one is replaced only if it is `replaces`. Returns whether it now is
 * the order's intent: it is not if the total of the order is no longer its amount, or if the order has another.
 */
export async function trackIntent(ctx: Context, { intent, orderId, replaces }: NewIntent): Promise<boolean> {
  const { id: intentId, amountCents, currency } = intent
  const openedFrom = networkOf(ctx)
  const wanted = { orderId, amountCents, intentId, currency, openedFrom }
  if (replaces !== undefined) {
    const replaced = await prepareReplacing(ctx.db).execute({ ...wanted, replaces })
    if (replaced.rowCount === 1) return true
  }
  const added = await prepareAdding(ctx.db).execute({ ...wanted, createdAt: ctx.now().toISOString() })
  if (added.rowCount === 1) return true
  const [known] = await ctx.db
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return known?.intentId === intentId
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
const amountCents = given('amountCents', 'int')
const intentId = given('intentId', 'text')
const currency = given('currency', 'text')
const openedFrom = given('openedFrom', 'text')

/** Locks the order before its payment, as everywhere, to prevent deadlocks; its total does not change meanwhile. */
const locked = sql`
  with locked as (
    select id from ${orders} where id = ${given('orderId', 'text')} and total_cents = ${amountCents} for no key update)`

const prepareReplacing = preparedText(
  'replace_intent',
  () => sql`
    ${locked}
    update ${payments} set intent_id = ${intentId}, amount_cents = ${amountCents}, currency = ${currency}, status = 'pending',
      opened_from = ${openedFrom}
    from locked where order_id = locked.id and intent_id = ${given('replaces', 'text')} and status in ('pending', 'canceled')`,
)

const prepareAdding = preparedText(
  'add_intent',
  () => sql`
    ${locked}
    insert into ${payments} (intent_id, order_id, amount_cents, currency, created_at, opened_from)
    select ${intentId}, id, ${amountCents}, ${currency}, ${given('createdAt', 'timestamptz')}, ${openedFrom} from locked
    on conflict do nothing`,
)
