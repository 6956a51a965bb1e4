import { and, asc, count, desc, eq } from 'drizzle-orm'
import { addCents, type Cents } from '#contract/money.ts'
import { MAX_REMINDERS } from '#contract/on-account/reminders.ts'
import { orders } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Context } from '../context.ts'
import { isOverdue, isOwed, owedCents, owedOf } from '../order-life/owed.ts'
import { nameLines, withLines } from '../order-life/record.ts'
import { may, requireRight } from '../rights.ts'
import { nextReminderAt } from './remind.ts'
import { listWaitingBack, type WaitingTransfer } from './transfers-back.ts'

interface OwedQuery {
  readonly state: 'open' | 'overdue'
  /** An email address. */
  readonly person?: string | undefined
  readonly limit: number
  /** From 1. */
  readonly page: number
}

export interface OwedSums {
  readonly openCents: Cents
  /** The part of it whose day for payment is over. */
  readonly overdueCents: Cents
}

interface OwedOrder {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly person: string
  readonly owedCents: Cents
  readonly dueAt: Date
  readonly isShipped: boolean
  /** How many the customer was sent. */
  readonly reminders: number
  /** When the last one went; null: none has. */
  readonly remindedAt: Date | null
  /** When the next one is due, or the owner is told; undefined: neither comes. */
  readonly nextReminderAt: Date | undefined
  /** Why they are stopped; null: they are not. */
  readonly remindersStoppedFor: string | null
  readonly daysOverdue: number
}

export interface Owed extends OwedSums {
  readonly people: readonly (OwedSums & { readonly person: string })[]
  readonly orders: readonly OwedOrder[]
  /** How many orders there are on all pages. */
  readonly total: number
  /** What is owed to customers: to be sent back by bank transfer, the oldest first. */
  readonly toSendBack: readonly WaitingTransfer[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What customers owe on account: the sums of the person chosen or of all, every person's, and a page of orders, the first due first. */
export async function listOwed(ctx: Context, { state, person, limit, page }: OwedQuery): Promise<Owed> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const now = ctx.now()
  const sums = {
    openCents: sumAmounts(owedCents),
    overdueCents: sumAmounts(owedCents, isOverdue(now)),
  }
  const people = await ctx.db
    .select({ person: orders.userEmail, ...sums })
    .from(orders)
    .where(isOwed)
    .groupBy(orders.userEmail)
    .orderBy(desc(sums.openCents), asc(orders.userEmail))
  const where = and(
    isOwed,
    state === 'overdue' ? isOverdue(now) : undefined,
    person === undefined ? undefined : eq(orders.userEmail, person),
  )
  const [all] = await ctx.db.select({ total: count() }).from(orders).where(where)
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(asc(orders.dueAt), asc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const listed = await withLines(ctx.db, rows)
  const chosen = person === undefined ? people : people.filter(each => each.person === person)
  return {
    openCents: addCents(...chosen.map(({ openCents }) => openCents)),
    overdueCents: addCents(...chosen.map(({ overdueCents }) => overdueCents)),
    people,
    orders: listed.flatMap(({ dueAt, userEmail, lines, ...order }) =>
      dueAt === null
        ? []
        : [
            {
              ...order,
              dueAt,
              owedCents: owedOf(order),
              name: nameLines(lines),
              person: userEmail,
              isShipped: order.status === 'shipped',
              reminders: Math.min(order.reminders, MAX_REMINDERS),
              nextReminderAt:
                order.remindersStoppedAt === null ? nextReminderAt({ ...order, dueAt }) : undefined,
              daysOverdue: countDaysOverdue(dueAt, now),
            },
          ],
    ),
    total: all?.total ?? 0,
    toSendBack: await listWaitingBack(ctx.db),
  }
}

/** Whole days since the end of the day on which it was due. */
function countDaysOverdue(dueAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - dueAt.getTime() + DAY_MS / 2) / DAY_MS))
}
