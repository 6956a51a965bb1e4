import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { vatCheckStatuses } from '#contract/tax/tax.ts'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/**
 * What the register of VAT IDs answered, and when: evidence for sales without VAT. Rows are kept without end. One that is pending is
 * answered later.
 */
export const vatChecks = pgTable(
  'vat_checks',
  {
    id: text('id').primaryKey(),
    /** Who gave the VAT ID first; null once the account is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** In capitals, with its country: 'DE136695976'. */
    vatId: text('vat_id').notNull(),
    status: text('status', { enum: vatCheckStatuses }).notNull().default('pending'),
    /** As registered, '' if the register does not tell. */
    name: text('name').notNull().default(''),
    address: text('address').notNull().default(''),
    /** The register's own number of its answer, which proves that it was asked. */
    consultationNumber: text('consultation_number'),
    createdAt,
    answeredAt: moment('answered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('vat_checks_one_pending').on(table.vatId).where(sql`status = 'pending'`),
    index('vat_checks_of_id').on(table.vatId, table.answeredAt),
    index('vat_checks_of_user').on(table.userId),
    index('vat_checks_due').on(table.nextAttemptAt).where(sql`status = 'pending'`),
  ],
)
