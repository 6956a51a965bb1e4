import { isIPv6 } from 'node:net'
import { and, like, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rateLimits } from '../db/schema.ts'
import { newId } from './context.ts'
import { tooMany } from './errors.ts'

export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** Sets these counters apart from those of sign-in, in the same table. */
const PREFIX = 'shop:'
const DAY_MS = 24 * 60 * 60 * 1000

/** Counts an attempt of this client at this operation, for all instances of the shop together; refuses beyond the limit. */
export async function countAttempt(
  db: Database,
  operation: string,
  clientAddress: string,
  { max, windowMs }: RateLimit,
): Promise<void> {
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const isOver = sql`${rateLimits.lastRequest} <= ${now} - ${windowMs}::bigint`
  // `lastRequest` is when the window began: it ends, however often somebody knocks meanwhile.
  const [counter] = await db
    .insert(rateLimits)
    .values({
      id: newId(),
      key: `${PREFIX}${operation}:${toNetwork(clientAddress)}`,
      count: 1,
      lastRequest: now,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      leftMs: sql<number>`(${rateLimits.lastRequest} + ${windowMs}::bigint - ${now})::int`,
    })
  if (counter && counter.count > max) throw tooMany(Math.max(1, Math.ceil(counter.leftMs / 1000)))
}

/** Deletes counters of yesterday: they are addresses of people. */
export async function forgetAttempts(db: Database, now: Date): Promise<void> {
  const old = lt(rateLimits.lastRequest, now.getTime() - DAY_MS)
  await db.delete(rateLimits).where(and(like(rateLimits.key, `${PREFIX}%`), old))
}

/** One person has a whole /64 of IPv6 addresses; an IPv4 address may come written as an IPv6 one. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
