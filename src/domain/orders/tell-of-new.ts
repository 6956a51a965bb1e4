import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ORDER_CAME } from '#db/indexes.ts'
import { mails, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** How often the owner is told of new orders; at once is once a minute. */
export const newOrderMails = ['at-once', 'hourly', 'daily', 'off'] as const
export type NewOrderMails = (typeof newOrderMails)[number]

const KIND = 'owner-new-orders'
const MINUTE_MS = 60_000
const LENGTH_MS = { 'at-once': MINUTE_MS, hourly: 60 * MINUTE_MS, daily: 24 * 60 * MINUTE_MS }
/** The hour of the seller's time zone at which the mail of a day is sent. */
const MORNING = 7
/** A period is over once orders that were being written at its end are there. */
const SETTLED_MS = MINUTE_MS

export interface Period {
  readonly from: Date
  readonly to: Date
}

/** Which orders came within a period: when they were paid, or put on account. */
export function cameWithin({ from, to }: Period): SQL | undefined {
  const came = sql.raw(ORDER_CAME)
  const after = gte(came, sql`${from.toISOString()}::timestamptz`)
  return and(after, lt(came, sql`${to.toISOString()}::timestamptz`), isNull(orders.supplementOf))
}

/**
 * Queues a mail to the owner about the orders that came since the last such mail, once a period is over; none where none came. Several
 * instances may run this at once.
 */
export async function tellOfNewOrders(ctx: Context, how: NewOrderMails): Promise<void> {
  if (how === 'off') return
  const to = findEnd(how, new Date(ctx.now().getTime() - SETTLED_MS), ctx.billing.timeZone)
  const from = await findLastEnd(ctx)
  if (from && from >= to) return
  const period = { from: from ?? new Date(to.getTime() - LENGTH_MS[how]), to }
  const [found] = await ctx.db.select({ id: orders.id }).from(orders).where(cameWithin(period)).limit(1)
  if (!found) return
  const fields = { from: period.from.toISOString(), to: to.toISOString() }
  await ctx.db
    .insert(mails)
    .values({ id: `new-orders-${fields.to}`, kind: KIND, recipient: ctx.contactTo, fields })
    .onConflictDoNothing()
  ctx.changed('mails')
}

/** When the last period ended that is over. */
function findEnd(how: Exclude<NewOrderMails, 'off'>, at: Date, timeZone: string): Date {
  if (how !== 'daily') return new Date(Math.floor(at.getTime() / LENGTH_MS[how]) * LENGTH_MS[how])
  const here = at.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const morning = here.startOfDay().with({ hour: MORNING })
  const last = here.hour < MORNING ? morning.subtract({ days: 1 }) : morning
  return new Date(last.epochMilliseconds)
}

async function findLastEnd({ db, contactTo }: { db: Pick<Database, 'select'>; contactTo: string }) {
  const [last] = await db
    .select({ fields: mails.fields })
    .from(mails)
    .where(and(eq(mails.recipient, contactTo), eq(mails.kind, KIND)))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return last?.fields.to === undefined ? undefined : new Date(last.fields.to)
}
