import { inArray, sql } from 'drizzle-orm'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { DomainError, notFound } from '../errors.ts'
import { isAddressNeeded } from '../order-life/address-needed.ts'
import { type AwaitedLine, readAwaited, sayAwaited } from '../order-life/awaited.ts'
import { type OrderLine, type OrderRecord, withLines } from '../order-life/record.ts'
import { isToShip } from '../orders/to-ship.ts'
import { may, requireRight } from '../rights.ts'

export type PackedOrder = OrderRecord & { readonly lines: readonly OrderLine[] }

/** How many orders a refusal names; each has its reason. */
const MAX_NAMED = 10

/** What else a paper asks of an order: the reason why it is not for it. */
type Objection = (order: OrderRecord) => Phrase | undefined

/**
 * Orders that are to be sent, in this sequence, for whoever may send them; with `orShipped` those that are sent already too. If one is
 * not, there is no paper (conflict): it says which, and why. Lines that wait for pieces have as many as can leave.
 */
export async function findOrdersToPack(
  ctx: Context,
  ids: readonly string[],
  { orShipped = false, objects }: { orShipped?: boolean; objects?: Objection } = {},
): Promise<PackedOrder[]> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const rows = await ctx.db
    .select({ order: orders, isReady: sql<boolean>`${isToShip}` })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const byId = new Map(rows.map(row => [row.order.id, row]))
  const awaited = await readAwaited(ctx.db, ids)
  const found = ids.map(id => {
    const row = byId.get(id)
    if (!row) throw notFound(say`order`)
    return row
  })
  const refused = found.flatMap(({ order, isReady }, place) => {
    const isWanted = isReady || (orShipped && order.status === 'shipped' && order.supplementOf === null)
    const reason = isWanted ? objects?.(order) : explain(order, awaited.get(order.id))
    return reason ? [{ number: order.number, field: `ids.${place}`, message: reason }] : []
  })
  if (refused.length > 0) throw refuse(refused)
  const packed = await withLines(
    ctx.db,
    found.map(({ order }) => order),
  )
  return packed.map(order => ({ ...order, lines: without(awaited.get(order.id) ?? [], order.lines) }))
}

function without(awaited: readonly AwaitedLine[], lines: readonly OrderLine[]): readonly OrderLine[] {
  if (awaited.length === 0) return lines
  const piecesOf = new Map(awaited.map(({ position, pieces }) => [position, pieces]))
  return lines.map(line => ({ ...line, quantity: line.quantity - (piecesOf.get(line.position) ?? 0) }))
}

function explain(order: OrderRecord, awaited: readonly AwaitedLine[] | undefined): Phrase {
  const { number, status, supplementOf } = order
  if (supplementOf !== null) return say`${number} is the delivery of another order, and goes with it`
  if (status !== 'paid' && status !== 'on-account') return say`${number} is ${phraseOf(status)}`
  if (isAddressNeeded(order)) return say`${number} has no address: its customer has not said where to`
  if (awaited) return say`${number} waits for ${sayAwaited(awaited)}`
  return say`${number} waits for the end of a dispute, or for the difference of its delivery to be paid`
}

function refuse(refused: readonly { number: string; field: string; message: Phrase }[]): DomainError {
  const named = refused.slice(0, MAX_NAMED)
  return new DomainError({
    kind: 'conflict',
    message: say`Nothing is printed: ${{ each: named.map(({ message }) => message), between: '; ' }}`,
    fields: named.map(({ field, message }) => ({ field, message })),
  })
}
