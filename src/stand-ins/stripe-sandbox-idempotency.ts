import { createHmac } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { sandboxIdempotencyKeys as keys } from '#db/schema.ts'
import { type Answer, invalidRequest, StripeRefusal } from './stripe-sandbox-errors.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000

export interface Keyed {
  /** The Idempotency-Key as it was sent. */
  readonly key: string
  /** The owner of the key; the same key of another owner is a different one. */
  readonly scope: string
  readonly requestHash: string
}

/**
 * Identifies a request. If it contains a card, the hash is keyed with the secret key, so that it cannot be reversed by
 * trying all card numbers. Others are not: their replays outlive a secret key generated at each start.
 */
export function hashRequest(
  secretKey: string,
  request: { path: string; entries: [string, string][] },
): string {
  const hasCard = request.entries.some(([name]) => name.startsWith('payment_method_data'))
  return createHmac('sha256', hasCard ? secretKey : '')
    .update(JSON.stringify([request.path, request.entries]))
    .digest('hex')
}

export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw invalidRequest('Idempotency-Key must be 1 to 255 printable ASCII characters.')
  }
  return key
}

/**
 * Runs `work` in a transaction, once per idempotency key: repeats get the first response again. The response is stored in
 * the same transaction as its effects. https://docs.stripe.com/api/idempotent_requests
 */
export function answerOnce(
  db: Database,
  keyed: Keyed | undefined,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async tx => {
    if (!keyed) return work(tx)
    const name = `${keyed.scope} ${keyed.key}`
    if (!(await tryLock(tx, name))) throw keyInUse(keyed.key)
    const [kept] = await tx.select().from(keys).where(eq(keys.key, name))
    if (kept && kept.created.getTime() > Date.now() - LIFETIME_MS) {
      if (kept.requestHash !== keyed.requestHash) throw keyReused(keyed.key)
      return { status: kept.status, body: kept.body, replayed: true }
    }
    const answer = await work(tx)
    const row = {
      requestHash: keyed.requestHash,
      status: answer.status,
      body: answer.body,
      created: new Date(),
    }
    await tx
      .insert(keys)
      .values({ key: name, ...row })
      .onConflictDoUpdate({ target: keys.key, set: row })
    return answer
  })
}

/** Deletes keys older than a day. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await db.delete(keys).where(lt(keys.created, new Date(Date.now() - LIFETIME_MS)))
}

/** Locks until the transaction ends; a duplicate of a request in progress is rejected instead of kept waiting, as at Stripe. */
async function tryLock(tx: Transaction, name: string): Promise<boolean> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`
  const { rows } = await tx.execute<{ locked: boolean }>(sql`SELECT ${lock} AS locked`)
  return rows[0]?.locked === true
}

const keyInUse = (key: string) =>
  new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  })

const keyReused = (key: string) =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
