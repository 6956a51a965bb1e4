import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { orderEvents } from '#db/schema.ts'
import type { Supply } from '#db/tables/invoice-content.ts'
import type { Billing } from '../context.ts'
import { expectDelivery } from '../delivery/expect.ts'
import { type OrderRecord, readLines } from '../order-life/record.ts'
import { SHIPPING_UNDONE } from '../timeline.ts'

/**
 * When the goods of an order were supplied, or are expected to be. Section 3 (6) of the German VAT act: goods are supplied where and when
 * their transport to the customer begins, so on the day of dispatch. https://www.gesetze-im-internet.de/ustg_1980/__3.html
 */
export async function describeSupply(
  db: Pick<Database, 'select'>,
  order: OrderRecord,
  { billing, at }: { billing: Billing; at: Date },
): Promise<Supply> {
  const dispatch = await findDispatch(db, order.id)
  if (dispatch) return { at: dispatch.toISOString() }
  const lines = await readLines(db, order.id)
  return { expected: (await expectDelivery({ db, billing, now: () => at }, order, lines)) ?? null }
}

/** When the last pieces of an order left; undefined if some have not, or if that was undone. */
export async function findDispatch(db: Pick<Database, 'select'>, orderId: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ kind: orderEvents.kind, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['shipped', SHIPPING_UNDONE])))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return last?.kind === 'shipped' ? last.at : undefined
}
