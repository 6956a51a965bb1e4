import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { returns } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { may, requireRight } from '../rights.ts'
import { type Dispatched, readShipments } from '../shipments/read.ts'
import { refuse } from './ask.ts'
import { type OrderReturn, readReturns } from './record.ts'
import { countGone, findReturnable, type Returnable } from './returnable.ts'
import { type LineShare, type OrderShares, readShares } from './shares.ts'

/** The returns of an order, and what whoever acts may ask to send back now: no lines if nothing. */
export async function readReturnsOf(
  ctx: Context,
  order: OrderRow,
  dispatched: Pick<Dispatched, 'shipments' | 'toCome'>,
): Promise<{ readonly returns: readonly OrderReturn[]; readonly returnable: Returnable }> {
  // Nothing comes back of what has not left.
  const found = dispatched.shipments.length > 0 ? await readReturns(ctx.db, order) : []
  const returnable = await findReturnable(ctx, order, { ...dispatched, returns: found })
  const isOpen = returnable.isInTime && refuse(order) === undefined
  return { returns: found, returnable: isOpen ? returnable : { ...returnable, lines: [] } }
}

/** A return of an order that the actor may see; rejected (not found) if there is none. */
export async function getReturn(
  ctx: Context,
  id: string,
): Promise<{ readonly order: OrderRow; readonly found: OrderReturn }> {
  const [row] = await ctx.db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id))
  if (!row) throw notFound(say`return`)
  const order = await getOrder(ctx, row.orderId)
  const found = (await readReturns(ctx.db, order)).find(each => each.id === id)
  if (!found) throw notFound(say`return`)
  return { order, found }
}

/** What can be given back of an order by line: of each how many pieces, and how much. */
export interface Refundable extends Omit<OrderShares, 'lines'> {
  readonly lines: readonly (LineShare & { readonly pieces: number })[]
}

/** What can still be given back of an order by line (admins). */
export async function readRefundable(
  ctx: Pick<Context, 'actor' | 'now'> & { readonly db: Pick<Database, 'select'> },
  order: OrderRow,
): Promise<Refundable> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  const { shipments } = await readShipments(ctx.db, order)
  const gone = countGone(shipments, ctx.now())
  const shares = await readShares(ctx.db, order)
  return {
    ...shares,
    lines: shares.lines.map(share => ({
      ...share,
      pieces: Math.max(0, (gone.get(share.line.position) ?? 0) - share.credited),
    })),
  }
}
