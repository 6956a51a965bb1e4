import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Context } from '../context.ts'
import { examineAccountPayments } from './account-payments.ts'
import { examineFamilies } from './families.ts'
import type { Finding } from './finding.ts'
import { examineLots } from './lots.ts'
import { examineCreditNotes, examineInvoices, examineTimelines, examineTotals } from './orders.ts'
import { examinePayments, examineRefunds } from './payments.ts'
import { examinePurchasing } from './purchasing.ts'
import { examineQuotes } from './quotes.ts'
import { examineReturns } from './returns.ts'
import { examineShipments } from './shipments.ts'
import { examineStock } from './stock.ts'

const rules = [
  examineStock,
  examineFamilies,
  examineTotals,
  examineTimelines,
  examineShipments,
  examineLots,
  examinePurchasing,
  examineReturns,
  examinePayments,
  examineRefunds,
  examineAccountPayments,
  examineInvoices,
  examineCreditNotes,
  examineQuotes,
]

/** How many products and orders were checked, and how many differences were found. */
export interface Examination {
  readonly products: number
  readonly orders: number
  readonly differences: number
}

/**
 * Derives every figure in the books again, all as of one moment even while the shop is selling, and passes each
 * difference to `report` as it is found.
 */
export function inspectBooks(
  db: Database,
  report: (finding: Finding) => Promise<void> | void,
): Promise<Examination> {
  return db.longTransaction(
    async tx => {
      let differences = 0
      for (const rule of rules)
        for await (const finding of rule(tx)) {
          differences += 1
          await report(finding)
        }
      const { rows } = await tx.execute<{ products: number; orders: number }>(
        sql`select (select count(*) from products)::int as products, (select count(*) from orders)::int as orders`,
      )
      return { products: rows[0]?.products ?? 0, orders: rows[0]?.orders ?? 0, differences }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Like `inspectBooks`, but returns all findings together. */
export async function examineBooks(
  db: Database,
): Promise<Examination & { readonly findings: readonly Finding[] }> {
  const findings: Finding[] = []
  const examination = await inspectBooks(db, finding => void findings.push(finding))
  return { ...examination, findings }
}

/**
 * Repairs what can be repaired without guessing, each difference in its own transaction, which checks again before it
 * writes. Returns the counts from before; what is left afterwards needs a person.
 */
export async function repairBooks(
  ctx: Pick<Context, 'db' | 'now'>,
  report: (finding: Finding) => Promise<void> | void = () => {},
): Promise<Examination> {
  const repairs = new Map<string, NonNullable<Finding['repair']>>()
  const before = await inspectBooks(ctx.db, async finding => {
    const { repair, repairs: what = `${finding.subject}: ${finding.difference}` } = finding
    if (repair) repairs.set(what, repair)
    await report(finding)
  })
  for (const repair of repairs.values()) await ctx.db.longTransaction(tx => repair(tx, ctx.now()))
  return before
}
