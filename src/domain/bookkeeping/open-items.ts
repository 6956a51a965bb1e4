import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Age, ageOf } from '#contract/bookkeeping/ages.ts'
import { addCents, type Cents, cents } from '#contract/money.ts'
import { accountPayments, invoices, orders, transfersBack } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { may, requireRight } from '../rights.ts'
import { beginOf } from './period.ts'

/** An order on account with what its papers and its transfers had left open. */
interface OpenItem {
  readonly order: string
  readonly orderNumber: string
  /** The last invoice until then. */
  readonly invoice: number
  /** An email address. */
  readonly person: string
  readonly customer: string
  /** YYYY-MM-DD. */
  readonly dueOn: string
  readonly daysOverdue: number
  readonly age: Age
  /** Below zero: owed to the customer. */
  readonly openCents: Cents
}

type Sums = Readonly<Record<Age | 'total', Cents>>

interface OpenItems {
  /** YYYY-MM-DD. */
  readonly on: string
  readonly people: readonly { readonly person: string; readonly customer: string; readonly sums: Sums }[]
  readonly total: Sums
  /** Those due first come first. */
  readonly items: readonly OpenItem[]
}

/**
 * What was open on account at the end of a day (staff): papers less transfers and their discounts until then, so all together is the balance of the customers'
 * account in the bookings, but for payments by card. Of a day to come: what will be overdue then, should nothing be paid.
 */
export async function listOpenItems(
  ctx: Context,
  wish: { readonly on?: string | undefined },
): Promise<OpenItems> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const { on = dayIn(ctx.billing.timeZone, ctx.now()) } = wish
  const items = await findItems(ctx, on)
  const people = [...Map.groupBy(items, ({ person }) => person)]
    .map(([person, own]) => ({ person, customer: own.at(-1)?.customer ?? '', sums: sumItems(own) }))
    .toSorted((one, other) => other.sums.total - one.sums.total)
  return { on, people, total: sumItems(items), items }
}

/** The same for a file; the export is audited. */
export async function exportOpenItems(
  ctx: Context,
  wish: { readonly on?: string | undefined },
): Promise<OpenItems> {
  const listed = await listOpenItems(ctx, wish)
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'open items', after: { on: listed.on } })
  return listed
}

const found = z.object({
  order: z.string(),
  orderNumber: z.string(),
  invoice: z.number(),
  person: z.string(),
  customer: z.string(),
  dueOn: z.string(),
  daysOverdue: z.number(),
  open: z.coerce.number(),
})

async function findItems(ctx: Context, on: string): Promise<OpenItem[]> {
  const end = beginOf(ctx, on, 1)
  // What was paid before, and never credited nor sent back, is left out unread, by an index of each half. A bank's day may be the day after the shop's.
  const isOfPast = sql`o.payment_method = 'account' and o.created_at < ${end}`
  const isPlain = sql`o.paid_at is not null and o.status in ('paid', 'shipped') and o.credited_cents = 0`
  const { rows } = await ctx.db.execute(sql`
    with candidates as (
      select o.* from ${orders} o where ${isOfPast} and ${isPlain} and o.paid_at >= ${beginOf(ctx, on, -2)}
      union all select o.* from ${orders} o where ${isOfPast} and not (${isPlain})
    ), booked as (
      select i.order_id, max(i.number) filter (where not i.content ? 'credits') as invoice,
        sum(case when i.content ? 'credits' then -1 else 1 end * (i.content ->> 'grossCents')::bigint
          - coalesce((replaced.content ->> 'grossCents')::bigint, 0)) as cents
      from ${invoices} i join candidates o on o.id = i.order_id
      left join ${invoices} replaced on replaced.number = (i.content ->> 'corrects')::int
      where i.created_at < ${end} group by i.order_id
    ), moved as (
      select p.order_id, coalesce(sum(p.amount_cents + p.discount_cents) filter (where p.received_on <= ${on}), 0)
        - coalesce(sum(coalesce(p.refund_cents, p.amount_cents)) filter (where p.refund_sent_on <= ${on}), 0)
        - coalesce((select sum(b.amount_cents) from ${transfersBack} b where b.order_id = p.order_id and b.sent_on <= ${on}), 0) as cents
      from ${accountPayments} p join candidates o on o.id = p.order_id group by p.order_id
    )
    select o.id as "order", o.number as "orderNumber", b.invoice, o.user_email as person, o.user_name as customer,
      to_char(o.due_at at time zone 'UTC', 'YYYY-MM-DD') as "dueOn", ${on}::date - (o.due_at at time zone 'UTC')::date as "daysOverdue",
      b.cents - coalesce(m.cents, 0) as open
    from candidates o join booked b on b.order_id = o.id left join moved m on m.order_id = o.id
    where b.cents <> coalesce(m.cents, 0) and o.due_at is not null and b.invoice is not null
    order by o.due_at, o.number`)
  return z
    .array(found)
    .parse(rows)
    .map(({ open, daysOverdue, ...same }) => ({
      ...same,
      openCents: cents(open),
      daysOverdue: Math.max(0, daysOverdue),
      age: open < 0 ? 'notDue' : ageOf(daysOverdue),
    }))
}

function sumItems(items: readonly OpenItem[]): Sums {
  const of = (age: Age) => addCents(...items.filter(item => item.age === age).map(item => item.openCents))
  return {
    notDue: of('notDue'),
    upTo30: of('upTo30'),
    upTo60: of('upTo60'),
    upTo90: of('upTo90'),
    over90: of('over90'),
    total: addCents(...items.map(item => item.openCents)),
  }
}
