import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './auth-schema.ts'
import { createdAt, moment } from './columns.ts'

/** What visitors wrote to the shop. Kept here first, whatever becomes of the mail. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    createdAt,
  },
  table => [index('contact_messages_newest').on(table.createdAt, table.id)],
)

/**
 * Mails to be sent, written in the transaction of what they tell about and sent afterwards by a worker. `fields` are the
 * same facts for services that fill in a template of their own. A row whose `lockedUntil` lies ahead is being sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Whose account it is about; null for mails about orders, and for those to the shop. It goes with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    /** Null until it is written: mails about an order are worded when they are sent first. */
    subject: text('subject'),
    body: text('body'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt,
  },
  table => [
    index('mails_due').on(table.nextAttemptAt).where(sql`sent_at is null`),
    index('mails_user').on(table.userId),
    index('mails_sent').on(table.recipient, table.sentAt).where(sql`sent_at is not null`),
  ],
)
