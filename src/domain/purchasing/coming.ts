import { sql } from 'drizzle-orm'
import { purchaseOrderLines, purchaseOrders } from '#db/schema.ts'

/**
 * Pieces of each size that are to come from suppliers, as `product_id` and `pieces`: of orders that are sent, and of drafts, so that what is
 * being ordered is not proposed again.
 */
export const coming = sql`
  select l.product_id, sum(greatest(l.quantity - l.received, 0))::int as pieces
  from ${purchaseOrders} o join ${purchaseOrderLines} l on l.purchase_order_id = o.id
  where o.state in ('draft', 'sent', 'partly-received') group by l.product_id`
