import { sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface Differing extends Record<string, unknown> {
  readonly number: string
  /** From 1. */
  readonly line: number
  readonly quantity: number | null
  readonly cents: Cents | null
  readonly ordered_quantity: number | null
  readonly ordered_cents: Cents | null
}

/** Quotes: what was ordered of one has its lines, at its prices. */
export async function* examineQuotes(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<Differing>(tx, differences)) yield describe(row)
}

const differences = sql`
  select q.number, both_lines.* from quotes q cross join lateral (
    select coalesce(l.position, o.position) + 1 as line, l.quantity, l.unit_price_cents as cents,
      o.quantity as ordered_quantity, o.unit_price_cents as ordered_cents
    from (select * from quote_lines where quote_id = q.id) l
    full join (select * from order_lines where order_id = q.order_id) o on o.position = l.position
  ) both_lines
  where q.order_id is not null and (quantity, cents) is distinct from (ordered_quantity, ordered_cents)
  order by q.number, line`

function describe({ number, line, quantity, cents, ordered_quantity, ordered_cents }: Differing): Finding {
  return {
    subject: `quote ${number}`,
    difference: `line ${line} is ${say(quantity, cents)}, but was ordered as ${say(ordered_quantity, ordered_cents)}`,
    cause: CHANGED_OUTSIDE,
    remedy: 'needs a person: the order is what was agreed to and paid',
  }
}

function say(quantity: number | null, cents: Cents | null): string {
  return quantity === null || cents === null ? 'nothing' : `${quantity} at ${formatCents(cents)}`
}
