import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { idempotencyKeys } from '#db/schema.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { requireActor } from './policies.ts'

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
  const actor = requireActor(ctx.actor)
  const bodyHash = createHash('sha256').update(JSON.stringify(once.body)).digest('base64url')
  return ctx.db.transaction(async tx => {
    const lock = `${actor.id}\n${once.operation}\n${once.key}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
    const slot = and(
      eq(idempotencyKeys.userId, actor.id),
      eq(idempotencyKeys.operation, once.operation),
      eq(idempotencyKeys.key, once.key),
    )
    const fresh = gt(idempotencyKeys.createdAt, new Date(ctx.now().getTime() - DAY_MS))
    const [earlier] = await tx.select().from(idempotencyKeys).where(and(slot, fresh))
    if (earlier) {
      if (earlier.bodyHash !== bodyHash) throw new DomainError({ kind: 'key-reused' })
      return earlier.answer
    }
    const answer = await act(tx)
    await tx.delete(idempotencyKeys).where(slot)
    await tx
      .insert(idempotencyKeys)
      .values({ userId: actor.id, ...once, bodyHash, answer, createdAt: ctx.now() })
    return answer
  })
}
