import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { disputeStatuses } from '#contract/dispute-status.ts'
import { orderStatuses } from '#contract/order-status.ts'
import { refundStatuses } from '#contract/refund-status.ts'
import { movementReasons } from '#contract/stock-reason.ts'
import { users } from './auth-schema.ts'
import { products } from './catalog-schema.ts'
import { createdAt, moment } from './columns.ts'
import type { StoredInvoiceContent } from './invoice-content.ts'

export * from './address-schema.ts'
export * from './auth-schema.ts'
export * from './basket-schema.ts'
export * from './catalog-schema.ts'
export * from './delivery-schema.ts'
export * from './mail-schema.ts'
export * from './sandbox-schema.ts'

/**
 * One booking of one product, with the name, the price and the minimum as they were at that moment. If the person is
 * removed, the order stays on the books.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    phone: text('phone').notNull(),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    productImage: text('product_image').notNull(),
    productDescription: text('product_description').notNull(),
    minQuantity: integer('min_quantity').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('booked'),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** The customer has closed their account: name, email address and phone are removed once they are no longer needed. */
    forgetCustomer: boolean('forget_customer').notNull().default(false),
    /** The network it was booked from, if the person's address was unconfirmed; kept only until the order moves on. */
    unconfirmedNetwork: text('unconfirmed_network'),
  },
  table => [
    check('orders_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'orders_total_is_sum',
      sql`${table.totalCents}::bigint = ${table.unitPriceCents}::bigint * ${table.quantity}`,
    ),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_newest').on(table.createdAt),
    index('orders_due').on(table.expiresAt).where(sql`status = 'booked'`),
    index('orders_to_forget').on(table.id).where(sql`forget_customer`),
    index('orders_unpaid_of_user').on(table.userId).where(sql`status = 'booked'`),
    index('orders_of_network').on(table.unconfirmedNetwork).where(sql`unconfirmed_network is not null`),
  ],
)

/**
 * Every change to a product's stock; rows are never changed. `products.available` is the sum of these changes, updated in
 * the same transaction.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    orderId: text('order_id'),
    change: integer('change').notNull(),
    reason: text('reason', { enum: movementReasons }).notNull(),
    /** What was available after it; null if that was not recorded. */
    available: integer('available'),
    /** The email address of the admin who moved it; null for orders and the shop itself. */
    person: text('person'),
    note: text('note').notNull().default(''),
    createdAt,
  },
  table => [
    index('stock_movements_product').on(table.productId),
    index('stock_movements_order').on(table.orderId),
  ],
)

/** What happened to an order after it was booked, in order: every change of state, call to the card service and mail. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt,
  },
  table => [index('order_events_order').on(table.orderId, table.id)],
)

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
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /**
     * `held`: the money was received but its amount does not match; a person has to decide. `canceled`: it can no longer
     * be paid.
     */
    status: text('status', { enum: ['pending', 'succeeded', 'held', 'canceled'] })
      .notNull()
      .default('pending'),
    refundedCents: integer('refunded_cents').notNull().default(0),
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
    amountCents: integer('amount_cents').notNull(),
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
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    reason: text('reason').notNull(),
    /** What the bank has withdrawn and not returned. */
    withdrawnCents: integer('withdrawn_cents').notNull(),
    /** What was returned after being withdrawn. */
    reinstatedCents: integer('reinstated_cents').notNull(),
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
    createdAt,
  },
  table => [
    index('webhook_events_due').on(table.nextAttemptAt).where(sql`processed_at is null`),
    index('webhook_events_intent').on(table.intentId),
  ],
)

/** Invoices, numbered without gaps in the order in which they were made; their contents are frozen. */
export const invoices = pgTable('invoices', {
  number: integer('number').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  content: jsonb('content').$type<StoredInvoiceContent>().notNull(),
  createdAt,
})

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The product it is about; null: the shop as a whole. */
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The author had bought the product when the review was written. */
    bought: boolean('bought').notNull().default(false),
    editedAt: moment('edited_at'),
    /** When an admin hid it, and why; everybody else no longer sees it. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    authorName: text('author_name').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    address: text('address').notNull(),
    createdAt,
  },
  table => [
    check('reviews_rating_range', sql`${table.rating} between 1 and 5`),
    check('reviews_hidden_with_reason', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    index('reviews_oldest').on(table.createdAt, table.id),
    uniqueIndex('reviews_one_per_product').on(table.userId, table.productId),
    index('reviews_of_product').on(table.productId, table.createdAt, table.id),
  ],
)

/** What customers enter about themselves; their name and email address are in `users`. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  education: text('education').notNull(),
  linkedin: text('linkedin').notNull(),
  phone: text('phone').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The results of requests that carried an Idempotency-Key, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer').notNull(),
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Uploaded pictures by the hash of their content; the files themselves are stored by the image host. */
export const images = pgTable('images', {
  hash: text('hash').primaryKey(),
  url: text('url').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The mean colour of the picture's edge as #rrggbb, shown until the picture has loaded. */
  colour: text('colour').notNull(),
  createdAt,
})

/**
 * Who did what, when, from where, before and after. Rows are only ever added; they contain no foreign keys, so that they
 * outlive the people and objects they name.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text('id').primaryKey(),
    /** The person's id and email address at that time; null for visitors and for the shop itself. */
    actorId: text('actor_id'),
    actorEmail: text('actor_email'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    address: text('address'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt,
  },
  table => [
    index('audit_events_newest').on(table.createdAt, table.id),
    index('audit_events_action').on(table.action, table.createdAt),
    index('audit_events_actor').on(table.actorEmail, table.createdAt),
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
  },
  table => [check('reconciliation_marks_one', sql`${table.id} = 1`)],
)
