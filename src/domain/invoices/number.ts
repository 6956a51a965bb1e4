import { desc } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { invoices } from '#db/schema.ts'
import type { InvoiceContent } from '#db/tables/invoice-content.ts'

/** Numbers a paper. Its date is never before that of the one with the number before: a transaction may have waited past midnight. */
export async function issue(tx: Transaction, content: InvoiceContent): Promise<void> {
  await lockName(tx, 'invoices')
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const [last] = await tx
    .select({ number: invoices.number, createdAt: invoices.createdAt })
    .from(invoices)
    .orderBy(desc(invoices.number))
    .limit(1)
  const wanted = new Date(content.issuedAt)
  const createdAt = last && last.createdAt > wanted ? last.createdAt : wanted
  const number = (last?.number ?? 0) + 1
  const dated = { ...content, issuedAt: createdAt.toISOString() }
  await tx.insert(invoices).values({ number, orderId: content.orderId, content: dated, createdAt })
}
