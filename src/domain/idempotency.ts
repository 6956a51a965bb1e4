import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { idempotencyKeys } from '#db/schema.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { requireActor } from './rights.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Once {
  /** The caller's Idempotency-Key. */
  readonly key: string
  /** The operation; the same key may be used for another one. */
  readonly operation: string
  /** The request, as parsed. */
  readonly body: unknown
}

/**
 * Runs `act` in a transaction, once per person, operation and key within a day: repeats return the first result.
 * Concurrent duplicates wait for each other; an attempt that failed or crashed leaves nothing behind and can be repeated.
 * Rejects with `key-reused` if the key was already used with a different body.
 */
export async function runOnce(
  ctx: Context,
  once: Once,
  act: (tx: Transaction) => Promise<string>,
): Promise<string> {
  const { id: userId } = requireActor(ctx.actor)
  return ctx.db.transaction(async tx => {
    const lock = `${userId}\n${once.operation}\n${once.key}`
    await lockName(tx, lock)
    const earlier = await findEarlier(ctx, tx, userId, once)
    if (earlier !== undefined) return earlier
    const answer = await act(tx)
    await tx.delete(idempotencyKeys).where(isSlot(userId, once))
    await tx
      .insert(idempotencyKeys)
      .values({ userId, ...once, bodyHash: hashBody(once), answer, createdAt: ctx.now() })
    return answer
  })
}

/**
 * What `runOnce` returned for this key before, if it did: for work whose conditions are examined outside its transaction, and may
 * have changed since. Rejects with `key-reused` if the key was already used with a different body.
 */
export async function findFirstResult(ctx: Context, once: Once | undefined): Promise<string | undefined> {
  return once && findEarlier(ctx, ctx.db, requireActor(ctx.actor).id, once)
}

async function findEarlier(
  { now }: Context,
  db: Pick<Transaction, 'select'>,
  userId: string,
  once: Once,
): Promise<string | undefined> {
  const isFresh = gt(idempotencyKeys.createdAt, new Date(now().getTime() - DAY_MS))
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isSlot(userId, once), isFresh))
  if (earlier && earlier.bodyHash !== hashBody(once)) throw new DomainError({ kind: 'key-reused' })
  return earlier?.answer
}

function isSlot(userId: string, { operation, key }: Once) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
}

function hashBody({ body }: Once): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
