import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bankEntryStates } from '#contract/bank-entries/states.ts'
import type { Cents } from '#contract/money.ts'
import { createdAt, moment } from './columns.ts'

/** Money that came in by a bank statement: each entry once, however often its file is uploaded. Days as YYYY-MM-DD. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: text('id').primaryKey(),
    /** What tells it from all others: a hash of what the bank says of it. */
    fingerprint: text('fingerprint').notNull().unique(),
    bookedOn: date('booked_on').notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    /** Whose account it came from; '' if the bank does not say. */
    name: text('name').notNull(),
    iban: text('iban').notNull(),
    /** What it was sent for, in the sender's words. */
    remittance: text('remittance').notNull(),
    /** `open` until all of it is noted for orders, or somebody has set it aside. */
    status: text('status', { enum: bankEntryStates }).notNull().default('open'),
    /** The email addresses of who uploaded it, and of who decided last. */
    uploadedBy: text('uploaded_by').notNull(),
    createdAt,
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  table => [
    check('bank_entries_amount_positive', sql`${table.amountCents} > 0`),
    index('bank_entries_listed').on(table.status, table.bookedOn, table.id),
  ],
)
