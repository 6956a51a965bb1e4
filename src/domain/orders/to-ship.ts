import { type SQL, sql } from 'drizzle-orm'
import { disputes, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { workingDayBefore } from '../delivery/working-days.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { isOfGoods } from '../order-life/read.ts'
import { OPEN_DISPUTES } from '../refunds/disputes.ts'

/** Within how many working days after the day of its payment an order is to be sent. */
const SENT_WITHIN_DAYS = 2

const open = sql.join(
  OPEN_DISPUTES.map(status => sql`${status}`),
  sql`, `,
)

/** Which orders could be sent now, by the rules of `shipOrder`. */
export const isToShip: SQL = sql`(${orders.status} in ('paid', 'on-account') and ${isOfGoods} and not ${needsAddress}
  and not exists (select 1 from ${orders} difference where difference.supplement_of = ${orders.id} and difference.status = 'booked')
  and not exists (select 1 from ${disputes} where ${disputes.orderId} = ${orders.id} and ${disputes.status} in (${open})))`

/** Which of them should have been sent: paid, or put on account, more than two working days ago. */
export function isLate({ billing, now }: Pick<Context, 'billing' | 'now'>): SQL {
  const last = workingDayBefore(dayIn(billing.timeZone, now()), SENT_WITHIN_DAYS)
  const begun = sql`case when ${orders.paymentMethod} = 'account' then ${orders.createdAt} else coalesce(${orders.paidAt}, ${orders.createdAt}) end`
  return sql`(${isToShip} and ${begun} < (${last}::date)::timestamp at time zone ${billing.timeZone})`
}
