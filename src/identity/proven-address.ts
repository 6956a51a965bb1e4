import { and, eq, like, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { accounts, mails, passkeys, sessions, twoFactors, users, verifications } from '#db/schema.ts'
import { newId } from '#domain/context.ts'
import { clearAccount } from '#domain/own-data/clear.ts'

/**
 * Treats the address as proven once a mailed link was used to set a new password, and returns the account's id. If nobody had proven it
 * before, the account may have been created by somebody else as a trap for the owner of the address: every way of signing in except
 * the new password is removed, and before that every session, so that none can add another; and all that was written in it. The
 * account goes on under a new id, so that nothing can be added either by who was let in before and is still sending or writing.
 */
export async function claimProvenAddress(
  db: Database,
  { id, emailVerified }: { id: string; emailVerified: boolean },
): Promise<string> {
  if (emailVerified) return id
  const renewed = newId()
  await db.transaction(async tx => {
    // Waits for rows that are being written, and lets none be written under the old id.
    await tx.select().from(users).where(eq(users.id, id)).for('update')
    await tx.update(users).set({ emailVerified: true, twoFactorEnabled: false }).where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await tx.delete(passkeys).where(eq(passkeys.userId, id))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
    await tx.delete(accounts).where(and(eq(accounts.userId, id), ne(accounts.providerId, 'credential')))
    await clearAccount(tx, id, new Date())
    await renewId(tx, id, renewed)
  })
  return renewed
}

/** What is left refers to the new id in the same statement, at whose end references are checked. */
async function renewId(tx: Transaction, id: string, renewed: string): Promise<void> {
  await tx.execute(sql`
    with
      signing_in as (update ${accounts} set user_id = ${renewed}, account_id = ${renewed} where user_id = ${id}),
      told as (update ${mails} set user_id = ${renewed} where user_id = ${id}),
      promoted as (update ${users} set made_admin_by = ${renewed} where made_admin_by = ${id})
    update ${users} set id = ${renewed} where id = ${id}`)
}

/** Invalidates mailed links for a new password: the password or the address has changed since they were requested. */
export async function dropResetLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')))
}
