import { and, eq, gt } from 'drizzle-orm'
import { type DeliveryMethodId, deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { OrderStatus, TrackedState } from '#contract/orders/states.ts'
import { say } from '#contract/phrase.ts'
import { orders, trackingLinks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { expectDelivery } from '../delivery/expect.ts'
import { notFound } from '../errors.ts'
import { type LocatedLine, locateLines } from '../order-life/locate-lines.ts'
import { type OrderRecord, readLines } from '../order-life/record.ts'
import { countAttempt } from '../rate-limits.ts'
import { type Dispatched, readShipments } from '../shipments/read.ts'
import { hashToken } from '../tokens.ts'

/** From one network; many people of one company may follow their orders. */
const LIMIT = { max: 60, windowMs: 60_000 }

/** What a link shows of its order: nothing of who ordered it, where it goes or what it cost. */
export interface TrackedOrder extends Dispatched {
  readonly order: Pick<OrderRecord, 'number' | 'createdAt'>
  readonly state: TrackedState
  readonly lines: readonly LocatedLine[]
  /** How it is delivered, as people say it; '' if that is not chosen. */
  readonly delivery: string
  readonly expected: DeliveryWindow | undefined
}

const states: Readonly<Record<OrderStatus, TrackedState>> = {
  booked: 'booked',
  'on-account': 'preparing',
  paid: 'preparing',
  shipped: 'shipped',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
}

/**
 * The order of a link. Rejected if the link is none, has expired or was revoked (not found), and above 60 a minute from one network
 * (too many).
 */
export async function followOrder(ctx: Context, token: string, clientAddress: string): Promise<TrackedOrder> {
  await countAttempt(ctx.db, 'tracking', clientAddress, LIMIT)
  const [found] = await ctx.db
    .select({ order: orders })
    .from(trackingLinks)
    .innerJoin(orders, eq(orders.id, trackingLinks.orderId))
    .where(and(eq(trackingLinks.tokenHash, hashToken(token)), gt(trackingLinks.expiresAt, ctx.now())))
  if (!found) throw notFound(say`order under this link`)
  const { order } = found
  const lines = await readLines(ctx.db, order.id)
  return {
    order,
    state: states[order.status],
    lines: await locateLines(ctx.db, lines),
    delivery: nameMethod(order.deliveryMethod),
    expected: await expectDelivery(ctx, order, lines),
    ...(await readShipments(ctx.db, { ...order, lines })),
  }
}

const nameMethod = (method: DeliveryMethodId | null) => (method === null ? '' : deliveryMethodNames[method])
