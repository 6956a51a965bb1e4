import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { orders, products } from '#db/schema.ts'
import type { OrderLine } from './record.ts'

/** Pieces of a line that an order waits for. */
export interface AwaitedLine {
  readonly orderId: string
  readonly position: number
  readonly sku: string | null
  readonly name: string
  /** How many of it have not come, of those that have not left. */
  readonly pieces: number
}

/** Of those that were promised beyond the stock, the pieces of a line (an alias) that have not left. What was in stock leaves first. */
const toLeave = (alias: string) => {
  const line = sql.raw(alias)
  return sql`least(${line}.back_ordered, ${line}.quantity - ${line}.shipped_quantity)`
}

/**
 * How many pieces of a line `l` of an order `o` have not come: what is missing of a product is waited for by those that were booked last. Null, or less
 * than 1, where all have come.
 */
const awaited = sql`least(${toLeave('l')}, (select p.back_ordered from products p where p.id = l.product_id)
  - coalesce((select sum(${toLeave('later')}) from order_lines later join orders another on another.id = later.order_id
    where later.product_id = l.product_id and later.back_ordered > 0 and later.quantity > later.shipped_quantity
      and another.status in ('booked', 'on-account', 'paid') and (another.created_at, another.id) > (o.created_at, o.id)), 0))::int`

/** The lines that wait for pieces, of the orders of which this holds. */
const waiting = (which: SQL) => sql`
  select order_id, position, sku, name, pieces from (
    select l.order_id, l.position, l.sku, l.name, ${awaited} as pieces from orders o join order_lines l on l.order_id = o.id
    where ${which} and l.back_ordered > 0 and l.quantity > l.shipped_quantity
      and o.status in ('booked', 'on-account', 'paid')) as line
  where pieces > 0`

const ofListed = waiting(sql`o.id = ${orders.id}`)

/** Which orders wait for pieces that have not come. */
export const isAwaiting: SQL = sql`(${orders.status} in ('paid', 'on-account') and exists (${ofListed}))`

/** Which of them wait for all that has not left: nothing of them can be sent. Of most orders it is enough that nothing was promised beyond the stock. */
export const isAwaitingAll: SQL = sql`(exists (select from order_lines l where l.order_id = ${orders.id} and l.back_ordered > 0)
  and exists (select from (${ofListed}) as w having sum(w.pieces) =
    (select sum(l.quantity - l.shipped_quantity) from order_lines l where l.order_id = ${orders.id})))`

/** What each of these orders waits for, by its id; those that wait for nothing are left out. */
export async function readAwaited(
  db: Pick<Database, 'execute'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AwaitedLine[]>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await db.execute<Omit<AwaitedLine, 'orderId'> & { order_id: string }>(
    sql`${waiting(sql`o.id = any(${sql.param([...orderIds])}::text[])`)} order by order_id, position`,
  )
  const lines = rows.map(({ order_id: orderId, ...line }) => ({ ...line, orderId }))
  return Map.groupBy(lines, ({ orderId }) => orderId)
}

/**
 * The same of an order (locked) that is about to be sent, by the places of its lines: their products are locked, in the order of their ids, so that
 * nobody else takes these pieces meanwhile.
 */
export async function lockAwaited(
  tx: Transaction,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<number, AwaitedLine>> {
  const promised = lines.flatMap(({ productId, backOrdered }) => (backOrdered > 0 ? (productId ?? []) : []))
  if (promised.length === 0) return new Map()
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, promised))
    .orderBy(products.id)
    .for('no key update')
  const found = (await readAwaited(tx, [orderId])).get(orderId) ?? []
  return new Map(found.map(line => [line.position, line]))
}

/** '3 pieces of PH-4017-M10X40', of each line. */
export function sayAwaited(lines: Iterable<Pick<AwaitedLine, 'sku' | 'name' | 'pieces'>>): Phrase {
  const each = [...lines].map(
    ({ sku, name, pieces }) => say`${{ count: pieces }} pieces of ${phraseOf(sku ?? name)}`,
  )
  return say`${{ each, between: ', ' }}`
}
