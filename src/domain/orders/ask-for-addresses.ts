import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { askForAddress } from '../order-life/mails.ts'

/** How long after the payment a customer is asked a second time; the first is with the confirmation of the payment. */
const WAIT_MS = 2 * 24 * 60 * 60 * 1000
const AT_ONCE = 100

/**
 * Asks the customers of orders that were paid two days ago and still have no address where to send them, once each: by mail, queued in
 * the transaction that notes it. Several instances may run this at once. Returns how many were asked.
 */
export async function askForAddresses(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const mayContinue = () => !signal?.aborted
  let asked = 0
  for (let batch = AT_ONCE; batch === AT_ONCE && mayContinue(); asked += batch)
    batch = await ctx.db.transaction(tx => askSome(tx, ctx.now()))
  if (asked > 0) ctx.changed('mails')
  return asked
}

async function askSome(tx: Transaction, now: Date): Promise<number> {
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        needsAddress,
        isNull(orders.addressAskedAt),
        lte(orders.paidAt, new Date(now.getTime() - WAIT_MS)),
        // Nobody without an account can follow the link.
        isNotNull(orders.userId),
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx.update(orders).set({ addressAskedAt: now }).where(inArray(orders.id, ids))
  for (const id of ids) await askForAddress(tx, id)
  return due.length
}
