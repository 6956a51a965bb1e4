import { and, eq, like, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '#db/schema.ts'
import { clearAccount } from '#domain/own-data/clear.ts'

/**
 * Treats the address as proven once a mailed link was used to set a new password. If nobody had proven it before, the
 * account may have been created by somebody else as a trap for the owner of the address: every way of signing in except
 * the new password is removed, and before that every session, so that none can add another; and all that was written in it.
 */
export async function claimProvenAddress(
  db: Database,
  { id, emailVerified }: { id: string; emailVerified: boolean },
): Promise<void> {
  if (emailVerified) return
  await db.transaction(async tx => {
    await tx.update(users).set({ emailVerified: true, twoFactorEnabled: false }).where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await tx.delete(passkeys).where(eq(passkeys.userId, id))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
    await tx.delete(accounts).where(and(eq(accounts.userId, id), ne(accounts.providerId, 'credential')))
    await clearAccount(tx, id, new Date())
  })
}

/** Invalidates mailed links for a new password: the password or the address has changed since they were requested. */
export async function dropResetLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')))
}
