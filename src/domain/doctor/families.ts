import { sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { refreshFamilies } from '../catalog/families.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface Figures extends Record<string, unknown> {
  readonly id: string
  readonly listed: number
  readonly from_cents: Cents
  readonly to_cents: Cents
  readonly real_listed: number
  readonly real_from: Cents
  readonly real_to: Cents
  readonly leading: number
}

/** Families: what lists say of each agrees with its sizes, and one of them leads. */
export async function* examineFamilies(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<Figures>(tx, differences)) yield describe(row)
}

const differences = sql`
  select f.id, f.listed, f.from_cents, f.to_cents, real.listed as real_listed, real.from_cents as real_from,
    real.to_cents as real_to, real.leading
  from families f cross join lateral (
    select count(*) filter (where archived_at is null)::int as listed,
      coalesce(min(price_cents) filter (where archived_at is null), 0) as from_cents,
      coalesce(max(price_cents) filter (where archived_at is null), 0) as to_cents,
      count(*) filter (where archived_at is null and leads)::int as leading
    from products where family_id = f.id
  ) as real
  where (f.listed, f.from_cents, f.to_cents) is distinct from (real.listed, real.from_cents, real.to_cents)
    or (real.listed > 0 and real.leading = 0)
  order by f.id`

function describe(row: Figures): Finding {
  const { id, listed, real_listed, leading } = row
  const isLedByNone = real_listed > 0 && leading === 0
  return {
    subject: `family ${id}`,
    difference: isLedByNone
      ? 'none of its sizes leads it, so no list shows it'
      : `lists say ${say(listed, row.from_cents, row.to_cents)}, it has ${say(real_listed, row.real_from, row.real_to)}`,
    cause: CHANGED_OUTSIDE,
    remedy: 'its figures counted anew, and led by its first size if by none',
    repair: async tx => refreshFamilies(tx, [id]),
  }
}

function say(listed: number, fromCents: Cents, toCents: Cents): string {
  return `${listed} sizes from ${formatCents(fromCents)} to ${formatCents(toCents)}`
}
