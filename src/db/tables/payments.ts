import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { disputeStatuses, refundStatuses } from '#contract/refunds/states.ts'
import { createdAt, moment, requestId } from './columns.ts'
import { orders } from './orders.ts'

/**
 * Payment intents at the card service, each bound to one order. An order has one live intent at a time, and an intent
 * pays one order only.
 */
export const payments = pgTable(
  'payments',
  {
    intentId: text('intent_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    currency: text('currency').notNull(),
    /**
     * `held`: the money was received but its amount does not match; a person has to decide. `canceled`: it can no longer
     * be paid.
     */
    status: text('status', { enum: ['pending', 'succeeded', 'held', 'canceled'] })
      .notNull()
      .default('pending'),
    refundedCents: integer('refunded_cents').$type<Cents>().notNull().default(0),
    createdAt,
    succeededAt: moment('succeeded_at'),
    /** The network it was opened from, for which declined cards are also counted. */
    openedFrom: text('opened_from'),
  },
  table => [uniqueIndex('payments_one_per_order').on(table.orderId)],
)

/** Refunds. Written before the card service is called, so that after a crash in between they are repeated, not lost. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    intentId: text('intent_id').notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    reason: text('reason').notNull(),
    /**
     * `succeeded`: the card service has accepted it. `failed`: it did not reach the customer, now or after it had
     * succeeded; a person has to decide. `sent-another-way`: a person sent the money by other means.
     */
    status: text('status', { enum: refundStatuses }).notNull().default('pending'),
    /** Its id at the card service, once accepted there. */
    serviceId: text('service_id'),
    /** The number of its idempotency key in use, from 1. */
    keyNumber: integer('key_number').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    /** While pending: when to request it again. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** How it was sent another way, in the admin's words. */
    note: text('note'),
    createdAt,
    succeededAt: moment('succeeded_at'),
  },
  table => [
    check('refunds_amount_positive', sql`${table.amountCents} > 0`),
    index('refunds_order').on(table.orderId),
    index('refunds_intent').on(table.intentId),
    index('refunds_due').on(table.nextAttemptAt).where(sql`status = 'pending'`),
    index('refunds_failed').on(table.createdAt).where(sql`status = 'failed'`),
  ],
)

/** Disputes of payments, as the card service last reported them. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    intentId: text('intent_id').notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    reason: text('reason').notNull(),
    /** What the bank has withdrawn and not returned. */
    withdrawnCents: integer('withdrawn_cents').$type<Cents>().notNull(),
    /** What was returned after being withdrawn. */
    reinstatedCents: integer('reinstated_cents').$type<Cents>().notNull(),
    isRefundable: boolean('is_refundable').notNull(),
    createdAt,
    updatedAt: moment('updated_at').notNull(),
  },
  table => [index('disputes_order').on(table.orderId), index('disputes_intent').on(table.intentId)],
)

/** Events from the card service: stored first, acknowledged at once, processed afterwards. Each event id once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    intentId: text('intent_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    processedAt: moment('processed_at'),
    /** The request that brought it. */
    requestId: requestId(),
    createdAt,
  },
  table => [
    index('webhook_events_due').on(table.nextAttemptAt).where(sql`processed_at is null`),
    index('webhook_events_intent').on(table.intentId),
  ],
)

/**
 * How far the comparison with the card service has come, by the card service's clock: everything up to then has been
 * compared. A single row.
 */
export const reconciliationMarks = pgTable(
  'reconciliation_marks',
  {
    id: integer('id').primaryKey().default(1),
    comparedUntil: moment('compared_until').notNull(),
    /** Since when something differs that each comparison finds again; null if nothing does. */
    unhealedSince: moment('unhealed_since'),
    /** The newest movement of money that was read, by the card service's clock, and since when reading them fails; null if it does not. */
    payoutsReadUntil: moment('payouts_read_until'),
    payoutsFailingSince: moment('payouts_failing_since'),
  },
  table => [check('reconciliation_marks_one', sql`${table.id} = 1`)],
)
