import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface LineCount extends Record<string, unknown> {
  id: string
  number: string
  name: string
  received: number
  /** By the ledger of stock. */
  moved: number
}

const lines = sql`
    select l.purchase_order_id as id, o.number, l.name, l.received, coalesce(moved.pieces, 0)::int as moved
    from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id
    left join (select purchase_order_id, product_id, sum(change) as pieces from stock_movements
      where purchase_order_id is not null group by 1, 2) moved
      on moved.purchase_order_id = l.purchase_order_id and moved.product_id = l.product_id
    where l.received <> coalesce(moved.pieces, 0) order by o.sequence, l.position`

/** Receipts of an order that has no such line. */
const strays = sql`
    select m.purchase_order_id as id, o.number, p.name, 0 as received, sum(m.change)::int as moved
    from stock_movements m join purchase_orders o on o.id = m.purchase_order_id join products p on p.id = m.product_id
    where not exists (select from purchase_order_lines l where l.purchase_order_id = m.purchase_order_id and l.product_id = m.product_id)
    group by m.purchase_order_id, o.number, p.name order by 1, 3`

/** Orders to suppliers: what has come of each line is what the ledger of stock received for it. */
export async function* examinePurchasing(tx: Transaction): AsyncGenerator<Finding> {
  for (const statement of [lines, strays])
    for await (const { id, number, name, received, moved } of readRows<LineCount>(tx, statement))
      yield {
        subject: `purchase order ${number} (${id}), "${name}"`,
        difference: `${received} pieces are noted as received, by the ledger ${moved}`,
        cause: CHANGED_OUTSIDE,
        remedy: 'needs a person to compare the delivery notes with the shelf',
      }
}
