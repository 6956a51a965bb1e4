import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts } from '#db/schema.ts'
import type { Proof } from '#domain/own-data/delete.ts'
import type { Auth } from './auth.ts'

/** How recently a person without a password must have signed in to count as the owner of the account, in ms. */
const FRESH_MS = 10 * 60 * 1000

export interface OwnerClaim {
  readonly headers: Headers
  readonly password: string | undefined
  readonly email: string | undefined
}

/** Checks that the user of a session owns its account: by the password, or else by its address and a recent sign-in. */
export function createOwnerProof(auth: Auth, db: Database) {
  return async ({ headers, password = '', email = '' }: OwnerClaim): Promise<Proof> => {
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (!found) return 'stale'
    const { user, session } = found
    const [account] = await db
      .select({ hash: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, 'credential')))
    if (account?.hash) {
      const context = await auth.$context
      const isRight = await context.password.verify({ hash: account.hash, password })
      return isRight ? 'given' : 'wrong-password'
    }
    if (email.trim().toLowerCase() !== user.email) return 'wrong-email'
    return Date.now() - new Date(session.createdAt).getTime() < FRESH_MS ? 'given' : 'stale'
  }
}
