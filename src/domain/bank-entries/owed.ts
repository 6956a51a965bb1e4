import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { invoices, orders } from '#db/schema.ts'
import { offerDiscount } from '../on-account/discount.ts'
import { isOwed, owedOf } from '../order-life/owed.ts'
import type { OwedOrder } from './propose.ts'

/** All orders that are owed on account, the first due first. */
export async function readOwed(db: Pick<Database, 'select'>): Promise<OwedOrder[]> {
  const rows = await db
    .select({
      order: orders,
      invoice: sql<number | null>`(select max(${invoices.number}) from ${invoices}
        where ${and(eq(invoices.orderId, orders.id), sql`not ${invoices.content} ? 'credits'`)})`,
    })
    .from(orders)
    .where(isOwed)
    .orderBy(asc(orders.dueAt), asc(orders.id))
  return rows.map(({ order, invoice }) => ({
    id: order.id,
    number: order.number,
    invoice,
    customer: order.userName,
    names: [order.billingAddress?.company, order.deliveryAddress?.company].flatMap(name => name || []),
    owedCents: owedOf(order),
    discount: offerDiscount(order),
  }))
}
