import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import {
  apiKeys,
  basketLines,
  contactMessages,
  customerNotes,
  idempotencyKeys,
  invitations,
  orders,
  partNumbers,
  postalAddresses,
  profiles,
  quotes,
  reviews,
  savedViews,
  shoppingLists,
  stockWatches,
  trackingLinks,
  users,
  vatChecks,
} from '#db/schema.ts'
import { recordAudit, shopActor } from '../audit.ts'
import { isOfGoods } from '../order-life/read.ts'

/** What an account writes, apart from orders and its ways of signing in: all of it goes. */
export const WRITTEN = [
  profiles,
  postalAddresses,
  basketLines,
  partNumbers,
  shoppingLists,
  stockWatches,
  savedViews,
  quotes,
  reviews,
  contactMessages,
  idempotencyKeys,
] as const

/**
 * Takes away what an account wrote before its address was proven by somebody who may not have written it. Orders stay on the books
 * without the account, unpaid ones expire at once (a difference of delivery stays due: its order is not shipped without), and links to follow
 * them die. The audit trail says that it was done, not what there was.
 */
export async function clearAccount(tx: Transaction, userId: string, at: Date): Promise<void> {
  const isOwn = eq(orders.userId, userId)
  await tx
    .update(orders)
    .set({ expiresAt: at })
    .where(and(isOwn, eq(orders.status, 'booked'), isOfGoods))
  const own = tx.select({ id: orders.id }).from(orders).where(isOwn)
  await tx.delete(trackingLinks).where(inArray(trackingLinks.orderId, own))
  await tx.update(orders).set({ userId: null, forgetCustomer: true }).where(isOwn)
  await tx.update(vatChecks).set({ userId: null }).where(eq(vatChecks.userId, userId))
  for (const table of WRITTEN) await tx.delete(table).where(eq(table.userId, userId))
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId))
  // What colleagues noted is about whoever wrote before.
  await tx.delete(customerNotes).where(eq(customerNotes.userId, userId))
  await tx.delete(apiKeys).where(eq(apiKeys.madeBy, userId))
  await tx
    .update(users)
    .set({
      name: 'Customer',
      image: null,
      accountLimitCents: null,
      accountDays: null,
      accountDiscountPercent: null,
      accountDiscountDays: null,
    })
    .where(eq(users.id, userId))
  const shop = shopActor({ now: () => at })
  await recordAudit(tx, shop, { action: 'account-cleared', subject: `account ${userId}` })
}
