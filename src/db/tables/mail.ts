import { type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment, requestId } from './columns.ts'

function mailboxOf(address: SQL): SQL {
  const local = sql`split_part(split_part(lower(${address}), '@', 1), '+', 1)`
  const domain = sql`split_part(lower(${address}), '@', 2)`
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${local}, '.', '') || '@gmail.com' else ${local} || '@' || ${domain} end`
}

/**
 * Mails to be sent, written in the transaction of the change they report and sent afterwards by a worker, which composes them from `fields`.
 * Services that fill in their own template get these too. While `lockedUntil` is in the future, the row is being sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The person whose account it is about; null for mails about orders and mails to the shop. Deleted with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** The mailbox behind the recipient's address, for limits: lower case, without a plus tag; Gmail knows no dots and has two domains. */
    mailbox: text('mailbox')
      .notNull()
      .generatedAlwaysAs((): SQL => mailboxOf(sql`recipient`)),
    replyTo: text('reply_to'),
    /** Null until it is composed, when the mail is sent. */
    subject: text('subject'),
    body: text('body'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** The request that it was queued for; null for the shop's own work. */
    requestId: requestId(),
    createdAt,
  },
  table => [
    index('mails_due').on(table.nextAttemptAt).where(sql`sent_at is null`),
    index('mails_user').on(table.userId),
    index('mails_sent').on(table.mailbox, table.sentAt).where(sql`sent_at is not null`),
  ],
)
