import { and, eq, notInArray, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { contactMessages, invitations, mails, orders, reviews, users } from '#db/schema.ts'
import { requireAnotherAdmin } from '../accounts/users.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound, tooMany } from '../errors.ts'
import { FROM_VISITORS } from '../mail/kinds.ts'
import { isOwn } from '../messages/read.ts'
import { isOfGoods } from '../order-life/read.ts'
import { cancelOrder } from '../orders/cancel.ts'
import { consumeAttempt, passwordKey, restoreAttempt, WRONG_PASSWORDS } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { DELETED, forgetCustomers } from './forget-customers.ts'

/** Whether the caller has proved to be the owner of the account. */
export type Proof = 'given' | 'wrong-password' | 'wrong-email' | 'stale'

/**
 * Deletes the caller's own account once they have proved their identity. Orders stay on the books without the person:
 * unpaid ones are cancelled, and those paid but not shipped keep name, email address and phone until they are done.
 * Reviews stay without the name. All sessions end. The last admin cannot be deleted.
 */
export async function deleteOwnAccount(ctx: Context, prove: () => Promise<Proof>): Promise<void> {
  requireRight(ctx.actor, may.deleteOwnAccount(ctx.actor))
  const { actor } = ctx
  const { id: userId, email, emailVerified } = actor
  await requireProof(ctx, passwordKey(email), prove)
  await requireAnotherAdmin(ctx.db, email, LAST_ADMIN)
  const unpaid = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'booked'), isOfGoods))
  for (const { id } of unpaid) await cancelOrder(ctx, id)
  await ctx.db.transaction(async tx => {
    await requireAnotherAdmin(tx, email, LAST_ADMIN)
    const { authorName } = DELETED
    await tx.update(orders).set({ forgetCustomer: true }).where(eq(orders.userId, userId))
    await forgetCustomers(tx, ctx.now())
    await tx.update(reviews).set({ authorName, address: '' }).where(eq(reviews.userId, userId))
    // Mails that refer to the account are deleted with it. Those that merely went to its address are deleted only if it
    // is confirmed: otherwise they may concern somebody else.
    if (emailVerified)
      await tx
        .delete(mails)
        .where(and(eq(mails.recipient, email), isAboutNoOrder, notInArray(mails.kind, FROM_VISITORS)))
    // Its own go with it, these because they are the same person's.
    if (emailVerified) await tx.delete(contactMessages).where(isOwn(actor))
    if (emailVerified) await tx.delete(invitations).where(eq(invitations.email, email))
    const gone = await tx.delete(users).where(eq(users.id, userId))
    if (gone.rowCount === 0) throw notFound(say`account`)
    await recordAudit(tx, ctx, { action: 'account-deleted', subject: email })
  })
  ctx.changed('reviews')
}

const isAboutNoOrder = sql`${mails.fields} ->> 'order' is null`

const LAST_ADMIN = say`The last admin cannot leave: make someone else an admin first`

/** Counts attempts together with wrong passwords at sign-in, so that whoever finds an open browser cannot guess here instead. */
async function requireProof(ctx: Context, key: string, prove: () => Promise<Proof>): Promise<void> {
  const wait = await consumeAttempt(ctx.db, key, WRONG_PASSWORDS)
  if (wait !== undefined) throw tooMany(wait)
  const proof = await prove()
  if (proof === 'wrong-password') throw invalid('password', say`is not your password`)
  if (proof === 'wrong-email') throw invalid('email', say`is not the address of your account`)
  if (proof === 'stale') throw conflict(say`Please log out and in again first, to confirm it is you`)
  await restoreAttempt(ctx.db, key)
}
