import { and, asc, eq, sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { orderLines, returnLines, returns } from '#db/schema.ts'
import { recordMovements } from '../catalog/ledger.ts'
import { type Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { takeStep } from './step.ts'

interface Arrival {
  readonly returnId: string
  /** What has come of which lines, by their places from 0. */
  readonly lines: readonly { readonly line: number; readonly restocked: number; readonly scrapped: number }[]
}

/**
 * Notes what of a return has come (the warehouse too), once: pieces that can be sold again are available at once, others are not. It may be fewer than
 * were announced; what did not come can be asked for again. Rejected (invalid) for more, and for restocking a part that is gone from the
 * catalogue, and (conflict) if the return was not agreed, or has arrived.
 */
export async function noteArrival(ctx: Context, { returnId, lines }: Arrival): Promise<void> {
  requireRight(ctx.actor, may.receiveReturns(ctx.actor))
  const { email: person } = requireActor(ctx.actor)
  const sumOf = (what: 'restocked' | 'scrapped') => lines.reduce((sum, line) => sum + line[what], 0)
  const facts = { restocked: sumOf('restocked'), scrapped: sumOf('scrapped') }
  await takeStep(ctx, returnId, { from: ['agreed'], to: 'arrived', facts }, async (tx, at) => {
    await keepArrived(tx, returnId, lines)
    await tx.update(returns).set({ state: 'arrived', arrivedAt: at }).where(eq(returns.id, returnId))
    await restock(tx, returnId, { at, person })
  })
  ctx.changed('catalog')
  ctx.changed('stock')
}

async function keepArrived(tx: Transaction, returnId: string, lines: Arrival['lines']): Promise<void> {
  const wanted = await tx
    .select({ line: returnLines, productId: orderLines.productId })
    .from(returnLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.position))
  const byPlace = new Map(wanted.map(each => [each.line.position, each]))
  const seen = new Set<number>()
  for (const [place, { line: position, restocked, scrapped }] of lines.entries()) {
    const found = byPlace.get(position)
    if (!found) throw invalid(`lines.${place}.line`, say`is no line of this return`)
    if (seen.has(position)) throw invalid(`lines.${place}.line`, say`is there twice`)
    seen.add(position)
    if (restocked + scrapped > found.line.quantity)
      throw invalid(
        `lines.${place}.restocked`,
        say`must be at most ${{ count: found.line.quantity }} with those that are scrapped: no more were to come`,
      )
    if (restocked > 0 && found.productId === null)
      throw invalid(`lines.${place}.restocked`, say`must be none: this part is no longer in the catalogue`)
    await tx
      .update(returnLines)
      .set({ restocked, scrapped })
      .where(and(eq(returnLines.returnId, returnId), eq(returnLines.position, position)))
  }
  if (lines.every(({ restocked, scrapped }) => restocked + scrapped === 0))
    throw invalid('lines', say`must have at least one piece`)
}

/** Puts what was restocked on the shelf. Products are locked in the order of their ids, as everywhere, after the order. */
async function restock(
  tx: Transaction,
  returnId: string,
  { at, person }: { readonly at: Date; readonly person: string },
): Promise<void> {
  const { rows } = await tx.execute<{
    id: string
    order_id: string
    position: number
    change: number
    available: number
  }>(sql`
    with locked as (
      select p.id, r.order_id, r.position, r.restocked from return_lines r
      join order_lines l on l.order_id = r.order_id and l.position = r.position
      join products p on p.id = l.product_id
      where r.return_id = ${returnId} and r.restocked > 0 order by p.id for no key update of p)
    update products p set available = p.available + locked.restocked from locked where p.id = locked.id
    returning p.id, locked.order_id, locked.position, locked.restocked as change, p.available`)
  const full = rows.find(({ available }) => available > MAX_QUANTITY)
  if (full) throw invalid('lines', say`A product may have at most ${MAX_QUANTITY} pieces`)
  await recordMovements(
    tx,
    rows.map(({ id: productId, order_id: orderId, change, available }) => ({
      productId,
      orderId,
      change,
      available,
      reason: 'returned' as const,
      person,
      at,
    })),
  )
}
