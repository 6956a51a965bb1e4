import { and, eq, gt, sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import type { Database, Transaction } from '#db/client.ts'
import { orderLines } from '#db/schema.ts'
import { type LedgerLine, recordMovements } from '../catalog/ledger.ts'

/** Why the pieces of an order move, and when. */
type Move = Pick<LedgerLine, 'reason' | 'at'>

type Moved = { id: string; change: number; available: number }

/**
 * The order's products with their pieces, locked in the order of their ids, as everywhere. A line whose product is removed
 * has none to lock.
 */
const locked = (orderId: string) => sql`
  select p.id, p.available, p.back_ordered, p.back_order_days, l.quantity, l.shipped_quantity, l.back_ordered as agreed from order_lines l join products p on p.id = l.product_id
  where l.order_id = ${orderId} order by p.id for no key update of p`

/**
 * Takes the pieces of all lines of an order (locked) from stock and records it in the ledger; returns whether all were there, but for those that
 * were promised beyond the stock.
 * If not, nothing is taken.
 */
export async function reservePieces(tx: Transaction, orderId: string, move: Move): Promise<boolean> {
  const { rows } = await tx.execute<Moved>(sql`
    with locked as (${locked(orderId)}),
    all_there as (select true as yes from locked having bool_and(available >= quantity or (back_order_days is not null
        and available + agreed >= quantity and back_ordered + agreed <= ${MAX_QUANTITY}))
      and count(*) = (select count(*) from order_lines where order_id = ${orderId}))
    update products p set available = p.available - l.quantity from locked l, all_there where p.id = l.id
    returning p.id, -l.quantity as change, p.available`)
  await record(tx, orderId, move, rows)
  return rows.length > 0
}

/** Returns the pieces of all lines of an order (locked) that have not left to stock, and records it in the ledger. */
export async function returnPieces(tx: Transaction, orderId: string, move: Move): Promise<void> {
  const { rows } = await tx.execute<Moved>(sql`
    with locked as (${locked(orderId)})
    update products p set available = p.available + l.quantity - l.shipped_quantity from locked l
    where p.id = l.id and l.quantity > l.shipped_quantity
    returning p.id, l.quantity - l.shipped_quantity as change, p.available`)
  await record(tx, orderId, move, rows)
}

async function record(tx: Transaction, orderId: string, move: Move, moved: readonly Moved[]): Promise<void> {
  const lines = moved.map(({ id: productId, ...figures }) => ({ productId, orderId, ...figures, ...move }))
  await recordMovements(tx, lines)
}

/** Whether pieces of an order have left, all or a part, in shipments of which the database knows. */
export async function haveLeft(db: Pick<Database, 'select'>, orderId: string): Promise<boolean> {
  const [left] = await db
    .select({ position: orderLines.position })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.shippedQuantity, 0)))
    .limit(1)
  return left !== undefined
}
