import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { bankEntries } from './bank-entries.ts'
import { createdAt } from './columns.ts'
import { orders } from './orders.ts'

/**
 * Payments of orders on account, as an admin noted them from the bank statement: never more than was owed, together. That all of
 * them were sent back is noted in the same rows. Days as YYYY-MM-DD.
 */
export const accountPayments = pgTable(
  'account_payments',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The money on a bank statement that it is of; null if somebody typed it. */
    bankEntryId: text('bank_entry_id').references(() => bankEntries.id),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    receivedOn: date('received_on').notNull(),
    reference: text('reference').notNull(),
    /** The email address of the admin who noted it. */
    notedBy: text('noted_by').notNull(),
    createdAt,
    /** When and how it was sent back, and why; all null if it was not. */
    refundSentOn: date('refund_sent_on'),
    refundReference: text('refund_reference'),
    refundReason: text('refund_reason'),
  },
  table => [
    index('account_payments_of_order').on(table.orderId),
    index('account_payments_of_bank_entry').on(table.bankEntryId).where(sql`bank_entry_id is not null`),
    check('account_payments_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'account_payments_refund_whole',
      sql`(${table.refundSentOn} is null) = (${table.refundReference} is null) and (${table.refundSentOn} is null) = (${table.refundReason} is null)`,
    ),
  ],
)
