import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { MAX_REPORT_DAYS } from '#contract/bookkeeping/sale-kinds.ts'
import { say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { invalid } from '../errors.ts'

/** Days as YYYY-MM-DD in the shop's time zone; the last one counts. */
export interface Period {
  readonly from: string
  readonly to: string
}

export interface PeriodWish {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The period asked for: without a first day, the month of the last one; without that, until today. Rejects one that ends before it begins or is too long (invalid). */
export function readPeriod(
  { now, billing }: Pick<Context, 'now' | 'billing'>,
  { from: wanted, to = dayIn(billing.timeZone, now()) }: PeriodWish,
): Period {
  const from = wanted ?? `${to.slice(0, 7)}-01`
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).total('days') + 1
  if (days < 1) throw invalid('to', say`must not be before ${from}`)
  if (days > MAX_REPORT_DAYS)
    throw invalid('to', say`must be at most ${{ count: MAX_REPORT_DAYS }} days after the first day`)
  return { from, to }
}

/** The first moment of a day in the shop's time zone, so many days later. */
export function beginOf({ billing }: Pick<Context, 'billing'>, day: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${billing.timeZone})`
}

/** Whether a moment lies in a period. */
export function isWithin(ctx: Pick<Context, 'billing'>, moment: SQLWrapper, { from, to }: Period): SQL {
  return sql`(${moment} >= ${beginOf(ctx, from)} and ${moment} < ${beginOf(ctx, to, 1)})`
}

/** The day of a moment in the shop's time zone. */
export function dayOf({ billing }: Pick<Context, 'billing'>, moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${moment} at time zone ${billing.timeZone}, 'YYYY-MM-DD')`
}

/** A period within one fiscal year, and the first day of that. */
export interface FiscalPeriod extends Period {
  readonly yearFrom: string
}

/** Rejects (invalid) a period that reaches into another fiscal year: DATEV's bookings have days without years. */
export function requireOneYear(
  { bookkeeping }: Pick<Context, 'bookkeeping'>,
  { from, to }: Period,
): FiscalPeriod {
  const first = Temporal.PlainDate.from(from)
  const begun = first.month >= bookkeeping.yearMonth ? first.year : first.year - 1
  const yearFrom = Temporal.PlainDate.from({ year: begun, month: bookkeeping.yearMonth, day: 1 })
  const next = yearFrom.add({ years: 1 }).toString()
  if (to >= next) throw invalid('to', say`must be in the fiscal year of the first day, before ${next}`)
  return { from, to, yearFrom: yearFrom.toString() }
}

/** A period month by month, so that each statement about a part of it is short however much was sold. */
export function splitMonths({ from, to }: Period): Period[] {
  const parts: Period[] = []
  for (let first = from; first <= to; ) {
    const next = Temporal.PlainDate.from(first).with({ day: 1 }).add({ months: 1 })
    const last = next.subtract({ days: 1 }).toString()
    parts.push({ from: first, to: last < to ? last : to })
    first = next.toString()
  }
  return parts
}
