import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { DifferenceKind } from '#contract/money-report.ts'
import type { OrderStatus } from '#contract/order-status.ts'
import { orders, payments, refunds } from '#db/schema.ts'
import type { Context } from './context.ts'
import type { CardIntent } from './ports.ts'

/**
 * Whether and how an intent and its order differ. `amount-differs`: the money is held. `canceled-there`: it is still counted
 * on here. `no-order`: made for an order that is not here. `open-there`: it can still be paid, though its order is given up
 * or goes by another intent. `paid-there-only`: the order does not know of the money. `refund-missing`: the shop has it as
 * given back, there it is not. `unknown-here`: open, for an unpaid order that knows no intent.
 */
export interface Difference {
  readonly kind: DifferenceKind
  readonly intent: CardIntent
  readonly orderId: string | undefined
}

export interface Comparison {
  /** How many intents were compared. */
  readonly compared: number
  /** Whether that was every intent since then. */
  readonly isComplete: boolean
  readonly differences: readonly Difference[]
}

const MAX_ASKED_ONE_BY_ONE = 200

interface Books {
  readonly status: OrderStatus
  /** The intent the order goes by. */
  readonly payment: typeof payments.$inferSelect | undefined
  /** What is promised to be given back of each intent, and what of that has gone. */
  readonly refunds: ReadonlyMap<string, { promised: number; sent: number }>
}

/**
 * Compares what the card service has with the orders: every intent made since then, and each older one by which an order may
 * still be paid or that may still be paid for an order given up.
 */
export async function compareWithCardService(
  ctx: Context,
  { since, limit }: { since: Date; limit: number },
): Promise<Comparison> {
  const listed = await ctx.cards.listIntents({ since, limit })
  const older = await findOlderUnsettled(ctx, { listed, since, limit })
  const intents = [...listed, ...older]
  const books = await readBooks(ctx, intents)
  const differences = intents.flatMap(intent => {
    const known = intent.orderId === undefined ? undefined : books.get(intent.orderId)
    const kind = known ? findDifference(intent, known) : ('no-order' as const)
    return kind === undefined ? [] : [{ kind, intent, orderId: known && intent.orderId }]
  })
  return { compared: intents.length, isComplete: listed.length < limit, differences }
}

/** In no order, so that each gets its turn where there are more than the limit. */
async function findOlderUnsettled(
  ctx: Context,
  { listed, since, limit }: { listed: readonly CardIntent[]; since: Date; limit: number },
): Promise<CardIntent[]> {
  const seen = listed.map(({ id }) => id)
  const pending = await ctx.db
    .select({ id: payments.intentId })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        lt(payments.createdAt, since),
        seen.length > 0 ? notInArray(payments.intentId, seen) : undefined,
      ),
    )
    .orderBy(sql`random()`)
    .limit(Math.min(limit, MAX_ASKED_ONE_BY_ONE))
  const found: CardIntent[] = []
  for (const { id } of pending) {
    const intent = await ctx.cards.findIntent(id)
    if (intent) found.push(intent)
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

function sumRefunds(rows: readonly (typeof refunds.$inferSelect)[]): Books['refunds'] {
  const sums = new Map<string, { promised: number; sent: number }>()
  for (const { intentId, amountCents, status } of rows) {
    const { promised, sent } = sums.get(intentId) ?? { promised: 0, sent: 0 }
    const gone = status === 'succeeded' ? amountCents : 0
    sums.set(intentId, { promised: promised + amountCents, sent: sent + gone })
  }
  return sums
}

function findDifference(intent: CardIntent, books: Books): DifferenceKind | undefined {
  const { payment, status } = books
  const isTracked = payment?.intentId === intent.id
  if (intent.status === 'succeeded') return findMoneyDifference(intent, books)
  if (intent.status === 'canceled')
    return isTracked && payment.status === 'pending' ? 'canceled-there' : undefined
  if (status !== 'booked' || (payment && !isTracked)) return 'open-there'
  return payment ? undefined : 'unknown-here'
}

function findMoneyDifference(
  intent: CardIntent,
  { payment, refunds: given }: Books,
): DifferenceKind | undefined {
  const { promised, sent } = given.get(intent.id) ?? { promised: 0, sent: 0 }
  const isTracked =
    payment?.intentId === intent.id && payment.status !== 'pending' && payment.status !== 'canceled'
  // A second payment of an order is in the books by its refund alone.
  if (!isTracked && promised === 0) return 'paid-there-only'
  if (intent.refundedCents > promised) return 'refunded-there-only'
  if (intent.refundedCents < sent) return 'refund-missing'
  const isHeld = isTracked && payment.status === 'held' && payment.refundedCents < payment.amountCents
  return isHeld ? 'amount-differs' : undefined
}
