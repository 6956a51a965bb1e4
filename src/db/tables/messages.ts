import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { messageStates, replyKinds } from '#contract/messages/states.ts'
import { users } from './accounts.ts'
import { changedAt, createdAt, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Messages to the shop, of visitors and of customers about their orders. Stored first, whatever happens to the mail. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Whose account wrote it; null for visitors. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orderId: text('order_id').references(() => orders.id),
    state: text('state', { enum: messageStates }).notNull().default('open'),
    /** The email address of the colleague who has taken it; null: nobody has. */
    assignee: text('assignee'),
    /** Grows with each change that whoever answers has to have seen. */
    version: integer('version').notNull().default(1),
    createdAt,
    changedAt,
    /** When its customer or the shop wrote last. */
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  table => [
    index('contact_messages_newest').on(table.createdAt, table.id),
    index('contact_messages_last').on(table.lastAt, table.id),
    index('contact_messages_open').on(table.lastAt, table.id).where(sql`state = 'open'`),
    index('contact_messages_email').on(table.email),
    index('contact_messages_user').on(table.userId).where(sql`user_id is not null`),
    index('contact_messages_order').on(table.orderId).where(sql`order_id is not null`),
  ],
)

/** What follows a message, in the order of their ids. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: replyKinds }).notNull(),
    /** The email address of the colleague who wrote it; null: the customer did. */
    author: text('author'),
    text: text('text').notNull(),
    createdAt,
  },
  table => [index('message_replies_of_message').on(table.messageId, table.id)],
)

/** Links in mails, by which a customer answers without an account. */
export const messageLinks = pgTable(
  'message_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('message_links_message').on(table.messageId),
    index('message_links_expiry').on(table.expiresAt),
  ],
)

/** Texts that colleagues put into their answers. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt,
  },
  table => [uniqueIndex('message_templates_name').on(sql`lower(${table.name})`)],
)
