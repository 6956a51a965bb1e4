import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { webhookKinds } from '#contract/outgoing-webhooks/kinds.ts'
import { createdAt, moment } from './columns.ts'

/** Where others want to be told of what happens. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  kinds: text('kinds', { enum: webhookKinds }).array().notNull(),
  /** What signs, in the clear: it is needed for each message. */
  secret: text('secret').notNull(),
  /** What signs too until then, so that a receiver has time to learn the new one. */
  previousSecret: text('previous_secret'),
  previousUntil: moment('previous_until'),
  createdAt,
  /** Since when nothing is written or sent for it; null while it is on. */
  offSince: moment('off_since'),
  /** Why the shop itself has switched it off; null if a person has. */
  offReason: text('off_reason'),
  lastSentAt: moment('last_sent_at'),
})

/**
 * What endpoints are told, each row to one. Triggers write them with what happened, in its transaction (migration `outgoing_webhooks`); they say
 * what it is about, not what is sent, which is read when it is. A waiting message that says that a stock changed stands for all changes until it is tried.
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: webhookKinds }).notNull(),
    /** The id of what it is about: an order, a shipment, a product, a refund. */
    subject: text('subject').notNull(),
    /** The order of a shipment or a refund. */
    orderId: text('order_id'),
    createdAt,
    attempts: integer('attempts').notNull().default(0),
    /** How many of them failed since it was last begun. */
    failures: integer('failures').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastAttemptAt: moment('last_attempt_at'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    /** The HTTP status of the last answer; null if none came. */
    lastStatus: integer('last_status'),
    /** How that answer begins, or why none came. */
    lastAnswer: text('last_answer'),
  },
  table => [
    index('webhook_messages_due')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`sent_at is null and given_up_at is null`),
    uniqueIndex('webhook_messages_one_of_stock')
      .on(table.endpointId, table.subject)
      .where(sql`kind = 'stock.changed' and attempts = 0`),
    index('webhook_messages_newest').on(table.createdAt, table.id),
    index('webhook_messages_failed').on(table.createdAt, table.id).where(sql`given_up_at is not null`),
  ],
)
