import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { bankEntries } from './bank-entries.ts'
import { createdAt } from './columns.ts'
import { orders } from './orders.ts'
import { credits } from './returns.ts'

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
    /** The discount that was taken off with it, the net part of that, and the number of the invoice whose VAT it lowers. */
    discountCents: integer('discount_cents').$type<Cents>().notNull().default(0),
    discountNetCents: integer('discount_net_cents').$type<Cents>().notNull().default(0),
    discountOf: integer('discount_of'),
    /** When and how it was sent back, and why; all null if it was not. */
    refundSentOn: date('refund_sent_on'),
    refundReference: text('refund_reference'),
    refundReason: text('refund_reason'),
    /** What was sent back of it then; null: all. The rest had been given back by line. */
    refundCents: integer('refund_cents').$type<Cents>(),
  },
  table => [
    index('account_payments_of_order').on(table.orderId),
    index('account_payments_of_bank_entry').on(table.bankEntryId).where(sql`bank_entry_id is not null`),
    index('account_payments_discounted').on(table.receivedOn).where(sql`discount_of is not null`),
    check(
      'account_payments_discount_whole',
      sql`(${table.discountCents} > 0) = (${table.discountOf} is not null)`,
    ),
    check('account_payments_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'account_payments_refund_whole',
      sql`(${table.refundSentOn} is null) = (${table.refundReference} is null) and (${table.refundSentOn} is null) = (${table.refundReason} is null)`,
    ),
  ],
)

/** What customers are to get back by bank transfer, of orders on account that they had paid: one for a credit by line. Days as YYYY-MM-DD. */
export const transfersBack = pgTable(
  'transfers_back',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    creditId: text('credit_id')
      .notNull()
      .unique()
      .references(() => credits.id),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    createdAt,
    /** The account it was sent to, if that was noted. */
    iban: text('iban').notNull().default(''),
    /** When and how it was sent, and the email address of who noted that; all null until then. */
    sentOn: date('sent_on'),
    reference: text('reference'),
    notedBy: text('noted_by'),
  },
  table => [
    index('transfers_back_of_order').on(table.orderId),
    index('transfers_back_waiting').on(table.createdAt).where(sql`sent_on is null`),
    index('transfers_back_sent').on(table.sentOn).where(sql`sent_on is not null`),
    check('transfers_back_positive', sql`${table.amountCents} > 0`),
    check(
      'transfers_back_sent_whole',
      sql`(${table.sentOn} is null) = (${table.reference} is null) and (${table.sentOn} is null) = (${table.notedBy} is null)`,
    ),
  ],
)
