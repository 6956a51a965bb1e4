import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { orders, payments } from '#db/schema.ts'
import type { Actor, Context } from '../context.ts'
import { conflict, type DomainError, notFound } from '../errors.ts'
import type { CardIntent } from '../ports.ts'
import { requireActor } from '../rights.ts'
import { countOpened, countQuestion, requireFewDeclines } from './attempts.ts'
import { closeIntent } from './close.ts'
import { requireConfirmedAddress } from './limits.ts'
import { CURRENCY, settleIntent } from './settle.ts'
import { trackIntent } from './track.ts'

interface IntentInput {
  readonly totalCents: Cents
  /** The unpaid order; without it, `askedFrom`, otherwise the oldest with exactly this total. */
  readonly orderId?: string | undefined
  /** The order whose payment page made the call. */
  readonly askedFrom?: string | undefined
}

/**
 * Returns the intent for one of the actor's own unpaid orders, the same each time until it is cancelled. Rejected if
 * no unpaid order has this total (not found), if the order whose page asks cannot be paid any more, the card service has already taken the
 * money or the total changes at this moment (conflict), or if too many payments were started or too many cards declined (too many).
 */
export async function openIntent(ctx: Context, input: IntentInput): Promise<CardIntent> {
  const actor = requireActor(ctx.actor)
  const orderId = input.orderId ?? input.askedFrom
  // Asked with what follows, and told where it matters.
  const admitted = requireFewDeclines(ctx, actor.id)
  admitted.catch(() => undefined)
  const wanted = { userId: actor.id, now: ctx.now(), totalCents: input.totalCents }
  const [order] = await (orderId === undefined
    ? preparePayable.oldest(ctx.db).execute(wanted)
    : preparePayable.named(ctx.db).execute({ ...wanted, orderId }))
  if (!order) throw await explainNone(ctx, actor, input.askedFrom)
  requireConfirmedAddress(actor, order.totalCents)
  const intent = await findOrCreateIntent(ctx, order, { payer: actor, admitted })
  if (intent.status !== 'succeeded') return intent
  const settlement = await settleIntent(ctx, intent)
  throw conflict(settlement === 'paid' ? say`This order is paid already` : UNPAYABLE[settlement])
}

const payable = (which: 'oldest' | 'named') =>
  preparedOnce((db: Pick<Database, 'select'>) =>
    db
      .select({ id: orders.id, totalCents: orders.totalCents, intentId: payments.intentId })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(
        and(
          eq(orders.userId, sql.placeholder('userId')),
          eq(orders.status, 'booked'),
          gt(orders.expiresAt, sql.placeholder('now')),
          eq(orders.totalCents, sql.placeholder('totalCents')),
          // A difference of delivery is paid only by name.
          which === 'oldest' ? isNull(orders.supplementOf) : eq(orders.id, sql.placeholder('orderId')),
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(1)
      .prepare(`payable_order_${which}`),
  )
const preparePayable = { oldest: payable('oldest'), named: payable('named') }

/** That the order whose page asks cannot be paid any more; otherwise there is none of this amount. */
async function explainNone(ctx: Context, actor: Payer, orderId = ''): Promise<DomainError> {
  const [order] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, actor.id)))
  if (!order || order.status === 'booked') return notFound(say`unpaid order of this amount`)
  return conflict(say`This order is ${nameStatus[order.status]}: there is nothing to pay by card`)
}

const nameStatus = {
  'on-account': say`on account`,
  paid: say`paid already`,
  shipped: say`shipped already`,
  cancelled: say`cancelled`,
  expired: say`no longer kept`,
  refunded: say`refunded`,
} satisfies Record<Exclude<OrderStatus, 'booked'>, Phrase>

const UNPAYABLE = {
  refunded: say`The payment of this order was refunded in full`,
  held: say`A payment of a different amount was received for this order; the shop is looking into it`,
}

type Payer = Pick<Actor, 'id' | 'email'>

/** An intent that can be paid, or one that has been. */
async function findOrCreateIntent(
  ctx: Context,
  order: { id: string; totalCents: Cents; intentId: string | null },
  { payer, admitted }: { readonly payer: Payer; readonly admitted: Promise<void> },
): Promise<CardIntent> {
  if (order.intentId !== null) await countQuestion(ctx, payer.id)
  const known = order.intentId === null ? undefined : await ctx.cards.findIntent(order.intentId)
  if (known?.status === 'succeeded') return known
  await admitted
  if (order.intentId === null) {
    const intent = await createIntent(ctx, order, payer)
    return intent.status === 'canceled' ? createIntent(ctx, order, payer, intent.id) : intent
  }
  // An intent that the card service does not know is from an earlier account of the shop and cannot be paid.
  return known && known.status !== 'canceled' ? known : createIntent(ctx, order, payer, order.intentId)
}

async function createIntent(
  ctx: Context,
  order: { id: string; totalCents: Cents },
  { id: userId, email }: Payer,
  replaces?: string,
): Promise<CardIntent> {
  await countOpened(ctx, userId)
  const intent = await ctx.cards.createIntent({
    orderId: order.id,
    amountCents: order.totalCents,
    currency: CURRENCY,
    email,
    replaces,
  })
  const isTracked = await trackIntent(ctx, { intent, orderId: order.id, replaces })
  if (isTracked || intent.status === 'canceled') return intent
  await closeIntent(ctx, { orderId: order.id, intentId: intent.id })
  throw conflict(say`What this order costs has just changed; please try again`)
}
