import { createHash } from 'node:crypto'
import { setImmediate as asked } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { preparedOnce } from '#db/prepared.ts'
import { idempotencyKeys } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
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
  const run = async (tx: Transaction) => {
    await lockName(tx, `${userId}\n${once.operation}\n${once.key}`)
    const finding = findEarlier(ctx, tx, userId, once)
    // Asked by then, so that no failure of what follows keeps it from being answered.
    await asked()
    // Not waited for, as most keys are new: if this one is not, what was done is rolled back.
    const [earlier, done] = await Promise.allSettled([finding, act(tx)])
    if (earlier.status === 'rejected') throw earlier.reason
    if (earlier.value !== undefined) throw new Repeated(earlier.value)
    if (done.status === 'rejected') throw done.reason
    await keepAnswer(ctx, tx, { userId, once, answer: done.value })
    return done.value
  }
  return ctx.db.transaction(run).catch((error: unknown) => {
    if (error instanceof Repeated) return error.answer
    throw error
  })
}

class Repeated extends Error {
  readonly answer: string

  constructor(answer: string) {
    super('this has been done before')
    this.answer = answer
  }
}

async function keepAnswer(
  { now }: Context,
  tx: Transaction,
  { userId, once, answer }: { userId: string; once: Once; answer: string },
): Promise<void> {
  const { operation, key } = once
  await prepareKeeping(tx).execute({
    userId,
    operation,
    key,
    bodyHash: hashBody(once),
    answer,
    createdAt: now(),
  })
}

const prepareKeeping = preparedOnce((db: Pick<Transaction, 'insert'>) => {
  const { userId, operation, key } = idempotencyKeys
  return db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      operation: sql.placeholder('operation'),
      key: sql.placeholder('key'),
      bodyHash: sql.placeholder('bodyHash'),
      answer: sql.placeholder('answer'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [userId, operation, key],
      set: {
        bodyHash: sql`excluded.body_hash`,
        answer: sql`excluded.answer`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .prepare(aheadNamed('keep_answer'))
})

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
  const { operation, key } = once
  const since = new Date(now().getTime() - DAY_MS)
  const [earlier] = await prepareEarlier(db).execute({ userId, operation, key, since })
  if (earlier && earlier.bodyHash !== hashBody(once)) throw new DomainError({ kind: 'key-reused' })
  return earlier?.answer
}

const prepareEarlier = preparedOnce((db: Pick<Transaction, 'select'>) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.operation, sql.placeholder('operation')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
        gt(idempotencyKeys.createdAt, sql.placeholder('since')),
      ),
    )
    .prepare('idempotency_key'),
)

function hashBody({ body }: Once): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
