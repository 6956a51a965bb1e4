import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, only, readRows } from './finding.ts'

interface LotCount extends Record<string, unknown> {
  id: string
  number: string
  remaining: number
  /** By the ledger of stock: received, corrected and scrapped. */
  moved: number
  /** By shipments. */
  shipped: number
}

const counts = (id?: string) => sql`
    select * from (
      select l.id, l.number, l.remaining,
        (select coalesce(sum(change), 0)::int from stock_movements where lot_id = l.id) as moved,
        (select coalesce(sum(quantity), 0)::int from shipment_lots where lot_id = l.id) as shipped
      from lots l where ${only('l.id', id)}
    ) each_lot where remaining <> moved - shipped order by id`

interface LineCount extends Record<string, unknown> {
  order_id: string
  position: number
  sent: number
  of_lots: number
}

/** Lots: what is left of one is what came in without what was scrapped and what left, and a line of a shipment has no more pieces of lots than it sent. */
export async function* examineLots(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<LotCount>(tx, counts())) yield describeLot(row)
  const lines = readRows<LineCount>(
    tx,
    sql`
    select s.order_id, s.position, s.quantity as sent, sum(l.quantity)::int as of_lots
    from shipment_lots l join shipment_lines s on s.shipment_id = l.shipment_id and s.position = l.position
    group by s.shipment_id, s.order_id, s.position, s.quantity having sum(l.quantity) > s.quantity order by 1, 2`,
  )
  for await (const { order_id, position, sent, of_lots } of lines)
    yield {
      subject: `order ${order_id}, line ${position + 1}`,
      difference: `${of_lots} pieces of lots have left in a shipment that has ${sent}`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person to find out which lots have left',
    }
}

function describeLot({ id, number, remaining, moved, shipped }: LotCount): Finding {
  const left = moved - shipped
  const subject = `lot ${number} (${id})`
  if (left < 0)
    return {
      subject,
      difference: `${shipped} pieces of it have left, of ${moved} that came in`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person to find out which lots have left, or to receive what is missing',
    }
  return {
    subject,
    difference: `${remaining} pieces are left of it, by its receipts and shipments ${left}`,
    cause: `${CHANGED_OUTSIDE}, or a shipment was undone by a release that knows no lots`,
    remedy: 'what its receipts and shipments say counts',
    repair: async repairing => {
      await repairing.execute(sql`select from lots where id = ${id} for no key update`)
      const [now] = (await repairing.execute<LotCount>(counts(id))).rows
      if (now && now.moved >= now.shipped)
        await repairing.execute(sql`update lots set remaining = ${now.moved - now.shipped} where id = ${id}`)
    },
    repairs: `lot ${id}`,
  }
}
