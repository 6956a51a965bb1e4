import type { Database } from '#db/client.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { expectFrom } from '../delivery/expect.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'
import { may } from '../rights.ts'
import type { Dispatched, Shipment, ShippedLine } from '../shipments/read.ts'
import type { OrderReturn } from './record.ts'

type Ordered = OrderRecord & { readonly lines: readonly OrderLine[] }

/** What of an order may be sent back. */
export interface Returnable {
  /** The last day (YYYY-MM-DD) on which its customer can ask; undefined if not all has left, or nobody knows when. */
  readonly until: string | undefined
  /** Whether whoever acts can ask today: admins can on any day. */
  readonly isInTime: boolean
  /** Whether anything has left for good. */
  readonly hasLeft: boolean
  /** How many pieces of which lines have left, and are in no other return. */
  readonly lines: readonly ShippedLine[]
}

/** The pieces of each line, by its place, that have left for good: what may still be undone has not. */
export function countGone(
  shipments: readonly Pick<Shipment, 'undoableUntil' | 'lines'>[],
  now: Date,
): ReadonlyMap<number, number> {
  const gone = new Map<number, number>()
  for (const { undoableUntil, lines } of shipments)
    if (undoableUntil === undefined || undoableUntil <= now)
      for (const { position, quantity } of lines) gone.set(position, (gone.get(position) ?? 0) + quantity)
  return gone
}

/** What of an order its customer may send back, and until when: so many days after the last pieces should have arrived at the latest. */
export async function findReturnable(
  ctx: Pick<Context, 'billing' | 'now' | 'returnDays' | 'actor'> & { readonly db: Pick<Database, 'select'> },
  order: Ordered,
  {
    shipments,
    toCome,
    returns,
  }: Pick<Dispatched, 'shipments' | 'toCome'> & { readonly returns: readonly OrderReturn[] },
): Promise<Returnable> {
  const last = shipments.at(-1)
  const until = last?.at && toCome.length === 0 ? await findLastDay(ctx, order, last.at) : undefined
  const today = dayIn(ctx.billing.timeZone, ctx.now())
  const isKnown = last?.at !== undefined
  const isInTime = may.manageReturns(ctx.actor) || (isKnown && (until === undefined || today <= until))
  const gone = countGone(shipments, ctx.now())
  const back = countBack(returns)
  const lines = order.lines.flatMap(line => {
    const quantity = (gone.get(line.position) ?? 0) - (back.get(line.position) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { until, isInTime, hasLeft: gone.size > 0, lines }
}

async function findLastDay(
  ctx: Parameters<typeof findReturnable>[0],
  order: Ordered,
  leftAt: Date,
): Promise<string> {
  const left = dayIn(ctx.billing.timeZone, leftAt)
  const arrived = (await expectFrom(ctx, order, left))?.to ?? left
  return Temporal.PlainDate.from(arrived).add({ days: ctx.returnDays }).toString()
}

/** The pieces of each line that are in a return: those that are to come, or have. */
function countBack(returns: readonly OrderReturn[]): ReadonlyMap<number, number> {
  const back = new Map<number, number>()
  for (const { state, lines } of returns)
    for (const { position, quantity, restocked, scrapped } of lines) {
      const isToCome = state === 'requested' || state === 'agreed'
      const count = isToCome ? quantity : restocked + scrapped
      back.set(position, (back.get(position) ?? 0) + count)
    }
  return back
}
