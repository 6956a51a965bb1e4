import { asc, eq } from 'drizzle-orm'
import { type Cents, smallerOf, subtractCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import { shopActor } from '../audit.ts'
import type { Context } from '../context.ts'
import type { CardIntent } from '../ports.ts'
import { recordOrderEvent } from '../timeline.ts'
import { recordExternalRefund } from './queue.ts'
import { describeRefund, divideRefund, type RefundRow } from './rows.ts'
import { sumOf } from './sum.ts'

/**
 * Books what was refunded at the card service beyond the refunds that are sent or pending. It counts towards failed refunds
 * first, as it was probably meant to replace them. The order is locked. Returns how much was new, and how much of that
 * replaced failed refunds, in cents.
 */
export async function bookBeyondPromised(
  ctx: Context,
  tx: Transaction,
  { orderId, intent }: { orderId: string; intent: CardIntent },
): Promise<{ newCents: Cents; madeGoodCents: Cents }> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.intentId, intent.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const newCents = subtractCents(intent.refundedCents, sumOf(rows, ['pending', 'succeeded']))
  if (newCents <= 0) return { newCents: 0, madeGoodCents: 0 }
  let left = newCents
  for (const row of rows.filter(({ status }) => status === 'failed'))
    left = subtractCents(left, await makeGood(ctx, tx, row, left))
  if (left > 0)
    await recordExternalRefund(tx, { orderId, intentId: intent.id, amountCents: left }, shopActor(ctx))
  return { newCents, madeGoodCents: subtractCents(newCents, left) }
}

/** Marks up to this much of a failed refund as sent; the rest stays failed. Returns how much, in cents. */
async function makeGood(
  ctx: Context,
  tx: Transaction,
  failed: RefundRow,
  availableCents: Cents,
): Promise<Cents> {
  const goodCents = smallerOf(failed.amountCents, availableCents)
  if (goodCents <= 0) return 0
  const good = await divideRefund(tx, failed, goodCents)
  const at = ctx.now()
  const sent = {
    status: 'succeeded',
    serviceId: null,
    lastError: null,
    succeededAt: at,
  } as const
  await tx.update(refunds).set(sent).where(eq(refunds.id, good.id))
  const detail = `${describeRefund(good)} (given back at the card service)`
  await recordOrderEvent(tx, good.orderId, 'refund-sent', { at, detail })
  return goodCents
}
