import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Context } from './context.ts'
import type { Finding } from './doctor-finding.ts'
import { examineInvoices, examineTimelines, examineTotals } from './doctor-orders.ts'
import { examinePayments, examineRefunds } from './doctor-payments.ts'
import { examineStock } from './doctor-stock.ts'

export type { Finding } from './doctor-finding.ts'

const rules = [
  examineStock,
  examineTotals,
  examineTimelines,
  examinePayments,
  examineRefunds,
  examineInvoices,
]

/** How many figures were derived anew, by what they are of. */
export interface Examination {
  readonly products: number
  readonly orders: number
  readonly findings: readonly Finding[]
}

/** Derives every figure of the books anew, all at one moment of a shop that may be selling, and tells what differs. */
export function examineBooks(db: Database): Promise<Examination> {
  return db.transaction(
    async tx => {
      const findings: Finding[] = []
      for (const rule of rules) findings.push(...(await rule(tx)))
      const { rows } = await tx.execute<{ products: number; orders: number }>(
        sql`select (select count(*) from products)::int as products, (select count(*) from orders)::int as orders`,
      )
      return { products: rows[0]?.products ?? 0, orders: rows[0]?.orders ?? 0, findings }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Mends what can be mended without guessing, each difference in a transaction of its own that looks again before it writes, and
 * answers the examination afterwards: what is left needs a person.
 */
export async function mendBooks(ctx: Pick<Context, 'db' | 'now'>): Promise<Examination> {
  const { findings } = await examineBooks(ctx.db)
  for (const { mend } of findings) if (mend) await ctx.db.transaction(tx => mend(tx, ctx.now()))
  return examineBooks(ctx.db)
}
