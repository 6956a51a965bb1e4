import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { isGranted } from '#contract/accounts/rights.ts'
import { needsTwoStep, type ShopMode } from '#contract/accounts/sign-in.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { apiKeys, users } from '#db/schema.ts'
import { CallCounts } from '#domain/call-counts.ts'
import type { Actor } from '#domain/context.ts'
import { unauthenticated } from '#domain/errors.ts'
import { hashToken } from '#domain/tokens.ts'

/** Calls by one key at each instance, a minute. */
const MAX_CALLS = 600

/**
 * Finds for whom the API key with a secret acts, with the key's role, as stored in the database at each call: what is revoked has ended
 * everywhere. Rejects (unauthenticated) keys that are unknown or over or whose maker is no owner any more, and (too many) more than 600 calls a minute.
 * Notes the use of a key once a minute.
 */
export function createKeyFinder(db: Database, mode: ShopMode): (secret: string) => Promise<Actor> {
  const counts = new CallCounts(MAX_CALLS)
  const findByHash = db
    .select({
      key: { id: apiKeys.id, name: apiKeys.name },
      role: apiKeys.role,
      isNoted: sql<boolean>`coalesce(${apiKeys.lastUsedAt} > now() - interval '1 minute', false)`,
      maker: {
        id: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        emailVerified: users.emailVerified,
        twoFactorEnabled: users.twoFactorEnabled,
      },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(
      and(
        eq(apiKeys.secretHash, sql.placeholder('hash')),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, sql`now()`),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('api_key_by_hash')

  return async secret => {
    const [found] = await findByHash.execute({ hash: hashToken(secret) })
    if (!found || !isGranted('manageApiKeys', found.maker.role))
      throw unauthenticated(say`This API key is unknown, expired or revoked.`)
    const { key, role, isNoted, maker } = found
    counts.add(key.id)
    if (!isNoted) await noteUse(db, key.id)
    const { id, email, name, emailVerified } = maker
    return { id, email, name, emailVerified, role, needsTwoStep: needsTwoStep(maker, mode), key }
  }
}

/** Of calls at once one writes: the others find it done. */
async function noteUse(db: Database, id: string): Promise<void> {
  const isOld = lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), isOld)))
}
