import { asc, sql } from 'drizzle-orm'
import { type Phrase, say, word } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { orderLines, type orders } from '#db/schema.ts'

/** An order as stored in the database. */
export type OrderRecord = typeof orders.$inferSelect

/** A line of it. */
export type OrderLine = typeof orderLines.$inferSelect

/** The lines of an order, in their order. */
export async function readLines(db: Pick<Database, 'select'>, orderId: string): Promise<OrderLine[]> {
  return prepareLines(db).execute({ orders: [orderId] })
}

/** Each of these orders with its lines, in one query. */
export async function withLines<Order extends { readonly id: string }>(
  db: Pick<Database, 'select'>,
  orders: readonly Order[],
): Promise<(Order & { readonly lines: readonly OrderLine[] })[]> {
  if (orders.length === 0) return []
  const found = await prepareLines(db).execute({ orders: orders.map(({ id }) => id) })
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId)
  return orders.map(order => ({ ...order, lines: byOrder.get(order.id) ?? [] }))
}

const prepareLines = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('orders')})`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare('lines_of_orders'),
)

/** What an order of these lines is called: 'Hex Bolt M10 x 40 and 4 more'. */
export const nameLines = (lines: readonly Pick<OrderLine, 'name'>[]): string => word(sayLines(lines))

/** The same by the name of the first of so many lines. */
export const nameByFirst = (name: string, lineCount: number): string => word(sayByFirst(name, lineCount))

/** The same, not yet worded. */
export function sayLines(lines: readonly Pick<OrderLine, 'name'>[]): Phrase {
  const [first] = lines
  return first ? sayByFirst(first.name, lines.length) : say`Empty order`
}

function sayByFirst(name: string, lineCount: number): Phrase {
  return lineCount > 1 ? say`${name} and ${lineCount - 1} more` : say`${name}`
}

/** How many pieces these lines have together. */
export function countPieces(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many pieces of these lines have left, as far as shipments say. */
export function countShipped(lines: readonly Pick<OrderLine, 'shippedQuantity'>[]): number {
  return lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
}

/** The pieces of a line that have not left, as far as shipments say; none if all have. */
export function leftOf<Line extends Pick<OrderLine, 'quantity' | 'shippedQuantity'>>(line: Line): Line[] {
  const quantity = line.quantity - line.shippedQuantity
  return quantity > 0 ? [{ ...line, quantity }] : []
}

type Shipped = Pick<OrderRecord, 'status'> & { readonly lines: readonly OrderLine[] }

/** Whether a part of an order has left, and the rest is still to be shipped. */
export function isPartlyShipped({ status, lines }: Shipped): boolean {
  return (status === 'paid' || status === 'on-account') && lines.some(line => line.shippedQuantity > 0)
}
