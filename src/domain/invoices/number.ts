import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { preparedText } from '#db/prepared.ts'
import { invoices } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
import type { InvoiceContent } from '#db/tables/invoice-content.ts'

/** Numbers a paper. Its date is never before that of the one with the number before: a transaction may have waited past midnight. */
export async function issue(tx: Transaction, content: InvoiceContent): Promise<void> {
  await lockName(tx, 'invoices')
  // A separate statement: only a statement that starts after the lock is acquired sees what was committed meanwhile.
  const { issuedAt, orderId } = content
  await prepareIssue(tx).execute({ issuedAt, orderId, content: JSON.stringify(content) })
}

const prepareIssue = preparedText(
  aheadNamed('issue_paper'),
  () => sql`
    with last as (select number, created_at from ${invoices} order by number desc limit 1),
      next as (select coalesce(max(number), 0) + 1 as number,
        greatest(max(created_at), ${sql.placeholder('issuedAt')}::timestamptz) as created_at from last)
    insert into ${invoices} (number, order_id, content, created_at)
    select number, ${sql.placeholder('orderId')}, ${sql.placeholder('content')}::jsonb || jsonb_build_object('issuedAt',
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), created_at from next`,
)
