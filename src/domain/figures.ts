import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type OrderStatus, orderStatuses } from '#contract/orders/states.ts'
import type { Database } from '#db/client.ts'
import { accountPayments, disputes, orders, payments, refunds } from '#db/schema.ts'

/** What the shop has come to since it was opened. */
export interface Figures {
  readonly orders: readonly { readonly status: OrderStatus; readonly count: number }[]
  /** By card, of whatever became of it, and on account; in cents. */
  readonly receivedCents: number
  /** Refunds, however they were sent, and what banks withdrew for disputes and kept; in cents. */
  readonly returnedCents: number
}

const answered = z.object({
  rows: z.tuple([
    z.object({
      orders: z.partialRecord(z.enum(orderStatuses), z.number()),
      received: z.coerce.number(),
      returned: z.coerce.number(),
    }),
  ]),
})

/** Counts all orders and sums all payments: of millions it takes seconds. */
export async function readFigures(db: Pick<Database, 'execute'>): Promise<Figures> {
  const { rows } = answered.parse(
    await db.execute(sql`select
      (select coalesce(jsonb_object_agg(status, many), '{}') from
        (select status, count(*) as many from ${orders} group by status) as counted) as orders,
      (select coalesce(sum(amount_cents), 0) from ${payments} where status in ('succeeded', 'held'))
        + (select coalesce(sum(amount_cents), 0) from ${accountPayments}) as received,
      (select coalesce(sum(amount_cents), 0) from ${refunds} where status in ('succeeded', 'sent-another-way'))
        + (select coalesce(sum(amount_cents), 0) from ${accountPayments} where refund_sent_on is not null)
        + (select coalesce(sum(withdrawn_cents - reinstated_cents), 0) from ${disputes}) as returned`),
  )
  const [{ orders: counted, received, returned }] = rows
  return {
    orders: orderStatuses.map(status => ({ status, count: counted[status] ?? 0 })),
    receivedCents: received,
    returnedCents: returned,
  }
}
