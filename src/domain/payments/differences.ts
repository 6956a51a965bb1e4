import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { DifferenceKind } from '#contract/payments/payments.ts'
import { orders, payments, refunds } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { CardIntent, ListedIntent } from '../ports.ts'
import { type Books, findDifference, sumRefunds } from './difference-kinds.ts'

/**
 * How an intent and its order differ. `amount-differs`: the money is held. `canceled-there`: still pending in the books.
 * `no-order`: made for an order that does not exist. `open-there`: it can still be paid, although its order is no longer
 * unpaid or has another intent. `paid-there-only`: the payment is not in the books. `refunded-there-only`: more was
 * refunded than the books say. `refund-missing`: less was refunded than the books say. `unknown-here`: open, for an unpaid
 * order that has no intent in the books.
 */
export interface Difference {
  readonly kind: DifferenceKind
  readonly intent: CardIntent
  readonly orderId: string | undefined
}

/** What was found in one batch of intents. */
interface ComparedBatch {
  /** How many intents were compared. */
  readonly compared: number
  readonly differences: readonly Difference[]
  /** The newest of the dates by which they are listed, from the card service's clock. */
  readonly newest: Date | undefined
}

/** How many intents that may have changed without a charge or a refund one comparison looks up, each by itself. */
const MAX_ASKED_EACH = 200
/** So many of them at once. */
const ASKED_AT_ONCE = 5

/** How long after it was made a refund can still fail: https://docs.stripe.com/refunds#failed-refunds */
const REFUND_FAILS_WITHIN_MS = 35 * 24 * 60 * 60 * 1000

/**
 * Compares the card service's intents with the orders, in batches, so that memory use does not grow with their number: every
 * intent, however old, that was charged or refunded since then, every unpaid one created since then, and some older ones that
 * are still pending in the books. Charges and refunds come first, so that unpaid intents, of which anybody can open
 * thousands, do not delay them.
 */
export async function* compareWithCardService(
  ctx: Context,
  { since, maxAskedEach = MAX_ASKED_EACH }: { since: Date; maxAskedEach?: number },
): AsyncGenerator<ComparedBatch> {
  // A refund that has failed since then may have been made this long before.
  const refundsSince = new Date(Math.max(0, since.getTime() - REFUND_FAILS_WITHIN_MS))
  /** Compares an intent once, although it is listed for its charge and for each refund. Refunded intents are few. */
  const refunded = new Set<string>()
  for await (const listed of ctx.cards.listIntents({ since: refundsSince, by: 'refund' })) {
    yield await compare(ctx, listed, refunded)
    for (const { intent } of listed) refunded.add(intent.id)
  }
  for await (const listed of ctx.cards.listIntents({ since, by: 'charge' }))
    yield await compare(ctx, listed, refunded)
  for await (const listed of ctx.cards.listIntents({ since, by: 'creation' })) {
    // Intents that have succeeded since then were charged since then, so they have been compared already.
    const unpaid = listed.flatMap(({ intent }) => (intent.status === 'succeeded' ? [] : [intent]))
    yield { ...(await compareIntents(ctx, unpaid)), newest: findNewest(listed) }
  }
  const older = await findOlderUnsettled(ctx, since, maxAskedEach)
  yield { ...(await compareIntents(ctx, older)), newest: undefined }
}

async function compare(
  ctx: Context,
  listed: readonly ListedIntent[],
  before: ReadonlySet<string>,
): Promise<ComparedBatch> {
  const others = listed.filter(({ intent }) => !before.has(intent.id))
  const intents = new Map(others.map(({ intent }) => [intent.id, intent]))
  return { ...(await compareIntents(ctx, [...intents.values()])), newest: findNewest(listed) }
}

function findNewest(listed: readonly ListedIntent[]): Date | undefined {
  return listed.length > 0 ? new Date(Math.max(...listed.map(({ at }) => at.getTime()))) : undefined
}

async function compareIntents(ctx: Context, intents: readonly CardIntent[]) {
  const books = await readBooks(ctx, intents)
  const differences = intents.flatMap((intent): Difference[] => {
    const known = intent.orderId === undefined ? undefined : books.get(intent.orderId)
    const kind = known ? findDifference(intent, known) : ('no-order' as const)
    return kind === undefined ? [] : [{ kind, intent, orderId: known && intent.orderId }]
  })
  return { compared: intents.length, differences }
}

/** Intents of orders that are no longer booked first, as they can still be paid; then at random, so that each gets its turn. */
async function findOlderUnsettled(ctx: Context, since: Date, most: number): Promise<CardIntent[]> {
  const pending = await ctx.db
    .select({ id: payments.intentId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.status, 'pending'), lt(payments.createdAt, since)))
    .orderBy(sql`${orders.status} = 'booked', random()`)
    .limit(most)
  const found: CardIntent[] = []
  for (let asked = 0; asked < pending.length; asked += ASKED_AT_ONCE) {
    const some = pending.slice(asked, asked + ASKED_AT_ONCE)
    const intents = await Promise.all(some.map(({ id }) => ctx.cards.findIntent(id)))
    found.push(...intents.flatMap(intent => intent ?? []))
  }
  return found
}

async function readBooks(ctx: Context, intents: readonly CardIntent[]): Promise<Map<string, Books>> {
  const orderIds = [...new Set(intents.flatMap(({ orderId }) => orderId ?? []))]
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: orders.id, status: orders.status, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.id, orderIds))
  const given = await ctx.db.select().from(refunds).where(inArray(refunds.orderId, orderIds))
  const ofOrder = Map.groupBy(given, ({ orderId }) => orderId)
  return new Map(
    rows.map(({ id, status, payment }) => [
      id,
      { status, payment: payment ?? undefined, refunds: sumRefunds(ofOrder.get(id) ?? []) },
    ]),
  )
}
