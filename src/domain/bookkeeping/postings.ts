import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { TaxTreatment } from '#contract/tax/tax.ts'
import { accountPayments, invoices } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { beginOf, dayOf, isWithin, type Period } from './period.ts'

const replaced = alias(invoices, 'replaced')
const credited = alias(invoices, 'credited')
const discounted = alias(invoices, 'discounted')

/**
 * What the papers of a period book, as a table to be summed: an invoice its amounts, a credit note the same below zero, and an invoice that
 * replaces another one also the amounts of that one, below zero; and below zero the discounts that were taken off invoices, on the days of their
 * payments, as section 17 (1) of the German VAT act says: https://www.gesetze-im-internet.de/ustg_1980/__17.html. Amounts are in cents.
 * `since` is the first day of the report, of which the period may be a part.
 */
export function selectPostings(
  ctx: Pick<Context, 'db' | 'billing'>,
  period: Period,
  { since = period.from }: { readonly since?: string } = {},
) {
  const inPeriod = isWithin(ctx, invoices.createdAt, period)
  const number = { number: invoices.number, day: as('day', dayOf(ctx, invoices.createdAt)) }
  const isCredit = sql`${invoices.content} ? 'credits'`
  const own = ctx.db
    .select({
      ...number,
      isPaper: as('is_paper', sql<number>`1`),
      isCredit: as('is_credit', sql<boolean>`${isCredit}`),
      isDiscount: as('is_discount', sql<boolean>`false`),
      about: as('about', sql<number | null>`${credited.number}`),
      corrects: as('corrects', earlierQuarter(ctx, credited.createdAt, since)),
      ...factsOf(invoices.content, sql`case when ${isCredit} then -1 else 1 end`),
    })
    .from(invoices)
    .leftJoin(credited, eq(credited.number, sql`(${invoices.content} ->> 'credits')::int`))
    .where(inPeriod)
  const taken = ctx.db
    .select({
      ...number,
      isPaper: as('is_paper', sql<number>`0`),
      isCredit: as('is_credit', sql<boolean>`false`),
      isDiscount: as('is_discount', sql<boolean>`false`),
      about: as('about', sql<number | null>`${replaced.number}`),
      corrects: as('corrects', earlierQuarter(ctx, replaced.createdAt, since)),
      ...factsOf(replaced.content, sql`-1`),
    })
    .from(invoices)
    .innerJoin(replaced, eq(replaced.number, sql`(${invoices.content} ->> 'corrects')::int`))
    .where(and(inPeriod, sql`${invoices.content} ? 'corrects'`))
  const { receivedOn, discountCents, discountNetCents, discountOf } = accountPayments
  const discounts = ctx.db
    .select({
      number: discounted.number,
      day: as('day', sql<string>`${receivedOn}::text`),
      isPaper: as('is_paper', sql<number>`0`),
      isCredit: as('is_credit', sql<boolean>`false`),
      isDiscount: as('is_discount', sql<boolean>`true`),
      about: as('about', sql<number | null>`${discounted.number}`),
      corrects: as('corrects', earlierQuarter(ctx, discounted.createdAt, since)),
      ...factsOf(discounted.content, sql`-1`),
      netCents: as('net_cents', sql<number>`-${discountNetCents}::bigint`),
      vatCents: as('vat_cents', sql<number>`(${discountNetCents} - ${discountCents})::bigint`),
      grossCents: as('gross_cents', sql<number>`-${discountCents}::bigint`),
    })
    .from(accountPayments)
    .innerJoin(discounted, eq(discounted.number, discountOf))
    .where(sql`${discountOf} is not null and ${receivedOn} between ${period.from} and ${period.to}`)
  return unionAll(own, taken, discounts).as('postings')
}

/** The quarter of a moment, '2026-Q1', if it was before a day. */
function earlierQuarter(ctx: Pick<Context, 'billing'>, moment: SQLWrapper, day: string) {
  return sql<
    string | null
  >`case when ${moment} < ${beginOf(ctx, day)} then to_char(${moment} at time zone ${ctx.billing.timeZone}, 'YYYY-"Q"Q') end`
}

/** What of a paper's content decides what it books. Papers from when an order had one line say less. */
function factsOf(content: SQLWrapper, sign: SQL) {
  const amount = (name: string) => sql<number>`${sign} * (${content} ->> ${name}::text)::bigint`
  const sellerVatId = sql<string>`${content} #>> '{seller,vatId}'`
  return {
    isByCard: as('is_by_card', sql<boolean>`${content} ? 'transactionId'`),
    treatment: as('treatment', sql<TaxTreatment>`coalesce(${content} #>> '{tax,treatment}', 'taxed')`),
    percent: as(
      'percent',
      sql`coalesce(${content} #>> '{tax,percent}', ${content} ->> 'vatPercent')::numeric`.mapWith(Number),
    ),
    country: as('country', sql<string>`coalesce(${content} #>> '{tax,country}', left(${sellerVatId}, 2))`),
    postcode: as(
      'postcode',
      sql<string>`case when ${content} #>> '{tax,country}' = 'GB' then left(coalesce(${content} #>> '{deliveryAddress,postcode}', ${content} #>> '{billingAddress,postcode}', ''), 2) else '' end`,
    ),
    isPickedUp: as(
      'is_picked_up',
      sql<boolean>`coalesce(${content} #>> '{delivery,method}' = 'pick-up', false)`,
    ),
    netCents: as('net_cents', amount('netCents')),
    vatCents: as('vat_cents', amount('vatCents')),
    grossCents: as('gross_cents', amount('grossCents')),
    customer: as('customer', sql<string>`${content} #>> '{customer,name}'`),
    customerVatId: as('customer_vat_id', sql<string | null>`${content} #>> '{customer,vatId}'`),
    orderNumber: as('order_number', sql<string>`coalesce(${content} ->> 'orderNumber', '')`),
  }
}

const as = <Value>(name: string, expression: SQL<Value>) => expression.as(name)
