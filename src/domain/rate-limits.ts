import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { rateLimits } from '#db/schema.ts'
import { newId } from './context.ts'
import { tooMany } from './errors.ts'
import { toNetwork } from './network.ts'

export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** Wrong passwords for one account, from any address and on any form. */
export const WRONG_PASSWORDS: RateLimit = { max: 10, windowMs: 60_000 }

/** Counts an attempt by this client at this operation, across all instances of the shop; rejects it above the limit. */
export async function countAttempt(
  db: Database,
  operation: string,
  clientAddress: string,
  limit: RateLimit,
): Promise<void> {
  const wait = await consumeAttempt(db, `shop:${operation}:${toNetwork(clientAddress)}`, limit)
  if (wait !== undefined) throw tooMany(wait)
}

/** The same per person, from any address. */
export async function countAttemptOf(
  db: Pick<Database, 'insert'>,
  operation: string,
  userId: string,
  limit: RateLimit,
): Promise<void> {
  const wait = await consumeAttempt(db, `shop:${operation}:person:${userId}`, limit)
  if (wait !== undefined) throw tooMany(wait)
}

/** The same by a key of its own, as `accountKey` makes it. */
export async function countAttemptOn(
  db: Pick<Database, 'insert'>,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const wait = await consumeAttempt(db, key, limit)
  if (wait !== undefined) throw tooMany(wait)
}

/** The shared counter of wrong passwords for an account. Its email address is stored only as a hash. */
export function passwordKey(email: string): string {
  return accountKey('/sign-in/email', email)
}

/** The counter for an account at one endpoint of the sign-in. */
export function accountKey(path: string, email: string): string {
  return `account:${path}:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`
}

/**
 * Counts an attempt in one statement, so that concurrent attempts are all counted. Returns undefined within the limit,
 * otherwise the seconds until the window ends.
 */
export async function consumeAttempt(
  db: Pick<Database, 'insert'>,
  key: string,
  { max, windowMs }: RateLimit,
): Promise<number | undefined> {
  const [counter] = await prepareCount(db).execute({ id: newId(), key, windowMs })
  if (!counter || counter.count <= max) return undefined
  return Math.max(1, Math.ceil(counter.leftMs / 1000))
}

const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const prepareCount = preparedOnce((db: Pick<Database, 'insert'>) => {
  const windowMs = sql`${sql.placeholder('windowMs')}::bigint`
  const isOver = sql`${rateLimits.lastRequest} <= ${nowMs} - ${windowMs}`
  // `lastRequest` is when the window began: it ends on time, however many attempts are made meanwhile.
  return db
    .insert(rateLimits)
    .values({ id: sql.placeholder('id'), key: sql.placeholder('key'), count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${nowMs} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      leftMs: sql<number>`(${rateLimits.lastRequest} + ${windowMs} - ${nowMs})::int`,
    })
    .prepare('count_attempt')
})

/**
 * Like consumeAttempt, but counts nothing: returns the seconds until the window ends if the limit of one of these is reached, the first of them
 * that is; otherwise undefined.
 */
export async function peekAttempts(
  db: Pick<Database, 'select'>,
  counters: readonly (RateLimit & { readonly key: string })[],
): Promise<number | undefined> {
  const keys = counters.map(({ key }) => key)
  const found = await preparePeek(db).execute({ keys })
  const waits = counters.flatMap(({ key, max, windowMs }) => {
    const counter = found.find(each => each.key === key)
    const leftMs = counter && counter.count >= max ? windowMs - counter.agoMs : 0
    return leftMs > 0 ? [Math.max(1, Math.ceil(leftMs / 1000))] : []
  })
  return waits[0]
}

const preparePeek = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({
      key: rateLimits.key,
      count: rateLimits.count,
      agoMs: sql`${nowMs} - ${rateLimits.lastRequest}`.mapWith(Number),
    })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = any(${sql.placeholder('keys')})`)
    .prepare('attempts'),
)

/** Uncounts an attempt that turned out to be legitimate. */
export async function restoreAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** The network a call came from; null for the shop's own work. */
export function networkOf({ address }: { readonly address: string | null }): string | null {
  return address === null ? null : toNetwork(address)
}
