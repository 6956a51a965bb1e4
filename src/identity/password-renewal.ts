import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts } from '#db/schema.ts'
import type { PasswordHasher } from '#domain/ports.ts'

/**
 * Passwords as Better Auth asks for them. One that is right but kept by an older function, or with less work than today's, is
 * kept anew at that moment: the only one at which the shop knows it.
 */
export function renewPasswords(db: Database, { hash, verify, isOutdated }: PasswordHasher) {
  return {
    hash,
    async verify(given: { hash: string; password: string }): Promise<boolean> {
      if (!(await verify(given))) return false
      if (isOutdated(given.hash)) {
        const password = await hash(given.password)
        await db.update(accounts).set({ password }).where(eq(accounts.password, given.hash))
      }
      return true
    },
  }
}
