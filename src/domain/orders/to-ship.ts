import { type SQL, sql } from 'drizzle-orm'
import { disputes, orderLines, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { workingDayBefore } from '../delivery/working-days.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { isAwaitingAll } from '../order-life/awaited.ts'
import { isOfGoods } from '../order-life/read.ts'
import { OPEN_DISPUTES } from '../refunds/disputes.ts'

/** Within how many working days after the day of its payment an order is to be sent. */
const SENT_WITHIN_DAYS = 2

const open = sql.join(
  OPEN_DISPUTES.map(status => sql`${status}`),
  sql`, `,
)

/** Which orders could be sent now, all or a part, by the rules of `shipPart`. */
export const isToShip: SQL = sql`(${orders.status} in ('paid', 'on-account') and ${isOfGoods} and not ${needsAddress} and not ${isAwaitingAll}
  and not exists (select 1 from ${orders} difference where difference.supplement_of = ${orders.id} and difference.status = 'booked')
  and not exists (select 1 from ${disputes} where ${disputes.orderId} = ${orders.id} and ${disputes.status} in (${open})))`

/** Which of them should have been sent: paid, or put on account, more than two working days ago, and not promised for a later day. */
export function isLate({ billing, now }: Pick<Context, 'billing' | 'now'>): SQL {
  const today = dayIn(billing.timeZone, now())
  const last = workingDayBefore(today, SENT_WITHIN_DAYS)
  const begun = sql`case when ${orders.paymentMethod} = 'account' then ${orders.createdAt} else coalesce(${orders.paidAt}, ${orders.createdAt}) end`
  return sql`(${isToShip} and ${begun} < (${last}::date)::timestamp at time zone ${billing.timeZone}
    and not exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.leavesBy} >= ${today}::date))`
}
