import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts } from '#db/schema.ts'
import type { PasswordHasher } from '#domain/ports.ts'

/**
 * Password functions for Better Auth. A correct password hashed by an older function, or with less work than now, is
 * rehashed at that moment: the only one at which the shop has it.
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
