import { sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface Count extends Record<string, unknown> {
  id: string
  position: number
  ordered: number
  /** Pieces in returns that are to come, or have. */
  back: number
  /** Pieces for which money was given back. */
  credited: number
}

const counts = sql`
    select l.order_id as id, l.position, l.quantity as ordered, coalesce(back.pieces, 0)::int as back,
      coalesce(given.pieces, 0)::int as credited
    from order_lines l
    left join (select b.order_id, b.position,
        sum(case when r.state in ('requested', 'agreed') then b.quantity else b.restocked + b.scrapped end) as pieces
      from return_lines b join returns r on r.id = b.return_id group by b.order_id, b.position) back
      on back.order_id = l.order_id and back.position = l.position
    left join (select order_id, position, sum(quantity) as pieces from credit_lines group by order_id, position) given
      on given.order_id = l.order_id and given.position = l.position
    where coalesce(back.pieces, 0) > l.quantity or coalesce(given.pieces, 0) > l.quantity
    order by l.order_id, l.position`

interface Sums extends Record<string, unknown> {
  id: string
  credited: Cents
  /** The sum of lines and delivery. */
  by_line: Cents
  /** Of an order on account: what is no longer owed. */
  refunded: Cents
}

const sums = sql`
    select * from (
      select c.order_id as id, sum(c.amount_cents)::float8 as credited,
        sum(c.delivery_cents + coalesce(lines.amount, 0))::float8 as by_line,
        case o.payment_method when 'account' then o.credited_cents else coalesce(min(given.refunded), 0) end::float8 as refunded,
        o.payment_method = 'account' as on_account
      from credits c join orders o on o.id = c.order_id
      left join (select credit_id, sum(amount_cents) as amount from credit_lines group by credit_id) lines on lines.credit_id = c.id
      left join (select p.order_id, sum(r.amount_cents) as refunded from payments p join refunds r on r.intent_id = p.intent_id
        group by p.order_id) given on given.order_id = c.order_id
      group by c.order_id, o.id
    ) each_order where credited <> by_line or credited > refunded or on_account and credited < refunded order by id`

/** Returns: no more comes back of a line, or is given back for it, than was ordered; what is given back by line is refunded, or no longer owed. */
export async function* examineReturns(tx: Transaction): AsyncGenerator<Finding> {
  for await (const { id, position, ordered, back, credited } of readRows<Count>(tx, counts))
    yield {
      subject: `order ${id}, line ${position + 1}`,
      difference:
        back > ordered
          ? `${back} pieces are in its returns, of ${ordered} that were ordered`
          : `money was given back for ${credited} pieces, of ${ordered} that were ordered`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person to find out what came back',
    }
  for await (const { id, credited, by_line, refunded } of readRows<Sums>(tx, sums))
    yield {
      subject: `order ${id}`,
      difference:
        credited === by_line
          ? `${formatCents(credited)} were given back by line, but ${credited > refunded ? 'only ' : ''}${formatCents(refunded)} are refunded`
          : `${formatCents(credited)} were given back by line, its lines come to ${formatCents(by_line)}`,
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person: what was given back is never rewritten',
    }
}
