import { and, eq, like, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '#db/schema.ts'

/**
 * A link that was mailed to an address and came back, with a new password, proves the address. Where nobody had proven it
 * before, the account may have been made by somebody else, to lie in wait for its owner: every way in but the new password goes,
 * and every session first, so that none of them adds another.
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
  })
}

/** Makes mailed links that set a new password void: the password or the address they were asked for has changed meanwhile. */
export async function dropResetLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')))
}
