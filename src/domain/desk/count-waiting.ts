import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isGranted } from '#contract/accounts/rights.ts'
import { type DeskTask, deskTasks, taskRights } from '#contract/desk/tasks.ts'
import {
  contactMessages,
  disputes,
  orders,
  payments,
  products,
  quotes,
  refunds,
  returns,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema.ts'
import { inState } from '../catalog/states.ts'
import type { Context } from '../context.ts'
import { isOpen } from '../messages/list.ts'
import { needsAddress } from '../order-life/address-needed.ts'
import { isOverdue, isOwed } from '../order-life/owed.ts'
import { isLate, isToShip } from '../orders/to-ship.ts'
import { isInState } from '../quotes/validity.ts'
import { OPEN_DISPUTES } from '../refunds/disputes.ts'
import { isWaiting } from '../returns/record.ts'
import { may, requireRight } from '../rights.ts'

type Table =
  | typeof orders
  | typeof quotes
  | typeof returns
  | typeof contactMessages
  | typeof refunds
  | typeof disputes
  | typeof payments
  | typeof webhookEvents
  | typeof webhookEndpoints
  | typeof products

/**
 * How much waits for the actor, by task, in one statement: of the tasks they have the right to work at (staff). Each part reads few rows, by an
 * index unless its table is small.
 */
export async function countWaiting(ctx: Context): Promise<Readonly<Partial<Record<DeskTask, number>>>> {
  const { actor } = ctx
  requireRight(actor, may.readDesk(actor))
  const now = ctx.now()
  const parts: Readonly<Record<DeskTask, readonly [from: Table, where: SQL | undefined]>> = {
    'to-ship': [orders, isToShip],
    late: [orders, isLate(ctx)],
    'address-needed': [orders, needsAddress],
    requests: [quotes, isInState('requested', now)],
    returns: [returns, isWaiting],
    messages: [contactMessages, isOpen],
    'failed-refunds': [refunds, eq(refunds.status, sql`'failed'`)],
    disputes: [disputes, inArray(disputes.status, [...OPEN_DISPUTES])],
    'held-payments': [
      payments,
      and(eq(payments.status, sql`'held'`), gt(payments.amountCents, payments.refundedCents)),
    ],
    'failed-webhooks': [webhookEvents, and(isNull(webhookEvents.processedAt), gt(webhookEvents.attempts, 0))],
    'webhooks-off': [webhookEndpoints, isNotNull(webhookEndpoints.offReason)],
    overdue: [orders, and(isOwed, isOverdue(now))],
    'low-stock': [products, inState('low')],
  }
  const own = deskTasks.filter(task => isGranted(taskRights[task], actor.role))
  const counts = own.map(task => {
    const [from, where] = parts[task]
    return sql`(select count(*)::int from ${from} where ${where}) as ${sql.identifier(task)}`
  })
  const { rows } = await ctx.db.execute<Record<DeskTask, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  const [found] = rows
  if (!found) throw new Error('a statement of counts answered no row')
  return found
}
