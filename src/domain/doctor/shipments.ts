import { sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { lockOrder } from '../order-life/states.ts'
import { recordOrderEvent } from '../timeline.ts'
import { CHANGED_OUTSIDE, type Finding, only, readRows } from './finding.ts'

interface Count extends Record<string, unknown> {
  id: string
  position: number
  ordered: number
  counted: number
  /** By its shipments. */
  shipped: number
}

const counts = (orderId?: string) => sql`
    select l.order_id as id, l.position, l.quantity as ordered, l.shipped_quantity as counted, coalesce(s.pieces, 0)::int as shipped
    from order_lines l
    left join (select order_id, position, sum(quantity) as pieces from shipment_lines
      where ${only('order_id', orderId)} group by order_id, position) s on s.order_id = l.order_id and s.position = l.position
    where ${only('l.order_id', orderId)}
      and (l.shipped_quantity <> coalesce(s.pieces, 0) or coalesce(s.pieces, 0) > l.quantity)
    order by l.order_id, l.position`

/** Shipments: what has left of a line is counted there, and never more than was ordered; an order of which all has left is shipped. */
export async function* examineShipments(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<Count>(tx, counts())) yield describeCount(row)
  const rows = readRows<{ id: string; status: OrderStatus }>(
    tx,
    sql`
    select id, status from orders o where status in ('paid', 'on-account')
      and exists (select from shipments s where s.order_id = o.id)
      and not exists (select from order_lines l where l.order_id = o.id and l.shipped_quantity < l.quantity) order by id`,
  )
  for await (const { id, status } of rows)
    yield {
      subject: `order ${id}`,
      difference: `all its pieces have left, but the order is ${status}`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person to decide which is true',
    }
}

function describeCount({ id, position, ordered, counted, shipped }: Count): Finding {
  const subject = `order ${id}, line ${position + 1}`
  if (shipped > ordered)
    return {
      subject,
      difference: `${shipped} pieces have left in its shipments, of ${ordered} that were ordered`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person to find out what has left',
    }
  return {
    subject,
    difference: `${counted} pieces are counted as shipped, its shipments have ${shipped}`,
    cause: CHANGED_OUTSIDE,
    remedy: 'what its shipments have is counted',
    repair: (tx, at) => recount(tx, id, at),
    repairs: `shipments of ${id}`,
  }
}

async function recount(tx: Transaction, id: string, at: Date): Promise<void> {
  await lockOrder(tx, id)
  for (const { position, ordered, counted, shipped } of (await tx.execute<Count>(counts(id))).rows) {
    if (shipped > ordered) continue
    await tx.execute(
      sql`update order_lines set shipped_quantity = ${shipped} where order_id = ${id} and position = ${position}`,
    )
    const detail = `${shipped} pieces of line ${position + 1} have left, not ${counted}`
    await recordOrderEvent(tx, id, 'corrected', { at, detail })
  }
}
