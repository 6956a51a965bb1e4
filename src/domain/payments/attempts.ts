import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { orders, payments } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { tooMany } from '../errors.ts'
import { consumeAttempt, networkOf, peekAttempts, type RateLimit } from '../rate-limits.ts'

const HOUR_MS = 60 * 60 * 1000

/** Limits per hour against testing stolen cards; far more than anybody needs to pay with their own. */
const LIMITS = {
  opened: { person: { max: 40, windowMs: HOUR_MS }, network: { max: 200, windowMs: HOUR_MS } },
  declined: { person: { max: 10, windowMs: HOUR_MS }, network: { max: 30, windowMs: HOUR_MS } },
} as const satisfies Record<string, Record<'person' | 'network', RateLimit>>

/** How often a person may cause a query about an existing payment: the card service limits the queries of the whole shop. */
const QUESTIONS: RateLimit = { max: 300, windowMs: HOUR_MS }

/** Whom attempts are counted for; null if the person no longer exists, or if the network is unknown. */
interface Origin {
  readonly person: string | null
  readonly network: string | null
}

type Limits = Pick<Context, 'maxUnpaidOrders'>

/** Counts a new payment intent for this person and network. Rejects more than 40 and 200 an hour (too many). */
export async function countOpened(
  ctx: Limits & Pick<Context, 'db' | 'address'>,
  userId: string,
): Promise<void> {
  if (ctx.maxUnpaidOrders === 0) return
  for (const { key, limit } of countersOf('opened', { person: userId, network: networkOf(ctx) })) {
    const wait = await consumeAttempt(ctx.db, key, limit)
    if (wait !== undefined) throw tooMany(wait, say`Too many payments were started`)
  }
}

/** Counts a query to the card service on behalf of this person. Rejects more than 300 an hour (too many). */
export async function countQuestion(ctx: Limits & Pick<Context, 'db'>, userId: string): Promise<void> {
  if (ctx.maxUnpaidOrders === 0) return
  const wait = await consumeAttempt(ctx.db, `payments:questions:person:${userId}`, QUESTIONS)
  if (wait !== undefined) throw tooMany(wait, say`The card service was asked too often`)
}

/** Rejects a payment if 10 cards of this person or 30 of this network were declined within the hour (too many). */
export async function requireFewDeclines(
  ctx: Limits & Pick<Context, 'db' | 'address'>,
  userId: string,
): Promise<void> {
  const wait = await findDeclinesWait(ctx, { person: userId, network: networkOf(ctx) })
  if (wait !== undefined) throw tooMany(wait, say`Too many cards were declined`)
}

/**
 * Counts a declined card for the person whose order it was meant to pay and for the network that opened the payment. Call it
 * once per decline: in the transaction that marks the card service's event as processed.
 */
export async function countDecline(
  ctx: Limits,
  tx: Pick<Database, 'select' | 'insert'>,
  declined: { readonly orderId: string; readonly intentId: string },
): Promise<void> {
  if (ctx.maxUnpaidOrders === 0) return
  for (const { key, limit } of countersOf('declined', await findOrigin(tx, declined)))
    await consumeAttempt(tx, key, limit)
}

/** Whether this decline, not counted yet, reaches a limit, so that its intent must be closed. */
export async function endsPayment(
  ctx: Limits & Pick<Context, 'db'>,
  declined: { readonly orderId: string; readonly intentId: string },
): Promise<boolean> {
  const origin = await findOrigin(ctx.db, declined)
  return (await findDeclinesWait(ctx, origin, { isOneMore: true })) !== undefined
}

/** The seconds until this origin is below its limit of declines; undefined if it is already. */
async function findDeclinesWait(
  ctx: Limits & Pick<Context, 'db'>,
  origin: Origin,
  { isOneMore = false } = {},
): Promise<number | undefined> {
  if (ctx.maxUnpaidOrders === 0) return undefined
  const counters = countersOf('declined', origin)
  return peekAttempts(
    ctx.db,
    counters.map(({ key, limit }) => ({ key, ...limit, max: limit.max - (isOneMore ? 1 : 0) })),
  )
}

async function findOrigin(
  db: Pick<Database, 'select'>,
  { orderId, intentId }: { readonly orderId: string; readonly intentId: string },
): Promise<Origin> {
  const [found] = await db
    .select({ person: orders.userId, network: payments.openedFrom })
    .from(orders)
    .leftJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.intentId, intentId)))
    .where(eq(orders.id, orderId))
  return found ?? { person: null, network: null }
}

function countersOf(what: keyof typeof LIMITS, { person, network }: Origin) {
  const counters: { readonly key: string; readonly limit: RateLimit }[] = []
  if (person !== null) counters.push({ key: `payments:${what}:person:${person}`, limit: LIMITS[what].person })
  if (network !== null)
    counters.push({ key: `payments:${what}:network:${network}`, limit: LIMITS[what].network })
  return counters
}
