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
import { movementReasons } from '#contract/catalog/stock.ts'
import { users } from './tables/accounts.ts'
import { products } from './tables/catalog.ts'
import { changedAt, createdAt, moment } from './tables/columns.ts'
import type { StoredInvoiceContent } from './tables/invoice-content.ts'
import { lots } from './tables/lots.ts'
import { orders } from './tables/orders.ts'
import { purchaseOrders } from './tables/purchasing.ts'

export * from './tables/accounts.ts'
export * from './tables/alerts.ts'
export * from './tables/api-keys.ts'
export * from './tables/bank-entries.ts'
export * from './tables/basket.ts'
export * from './tables/catalog.ts'
export * from './tables/confirmations.ts'
export * from './tables/customer-notes.ts'
export * from './tables/delivery.ts'
export * from './tables/invitations.ts'
export * from './tables/lots.ts'
export * from './tables/mail.ts'
export * from './tables/messages.ts'
export * from './tables/missed-searches.ts'
export * from './tables/on-account.ts'
export * from './tables/orders.ts'
export * from './tables/outgoing-webhooks.ts'
export * from './tables/part-numbers.ts'
export * from './tables/payments.ts'
export * from './tables/payouts.ts'
export * from './tables/postal-addresses.ts'
export * from './tables/purchasing.ts'
export * from './tables/quotes.ts'
export * from './tables/returns.ts'
export * from './tables/sandbox.ts'
export * from './tables/saved-views.ts'
export * from './tables/settings.ts'
export * from './tables/shipments.ts'
export * from './tables/shopping-lists.ts'
export * from './tables/stock-counts.ts'
export * from './tables/tax.ts'
export * from './tables/tracking.ts'
export * from './tables/visits.ts'

/**
 * Every change to a product's stock; rows are never changed. `products.available`, less what is back ordered, is the sum of these changes,
 * updated in the same transaction.
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
    /** The lot of these pieces; null: nobody has said so. */
    lotId: text('lot_id').references(() => lots.id),
    /** The order to a supplier of which they came. */
    purchaseOrderId: text('purchase_order_id').references(() => purchaseOrders.id),
    createdAt,
  },
  table => [
    index('stock_movements_product').on(table.productId),
    index('stock_movements_order').on(table.orderId),
    index('stock_movements_of_lot').on(table.lotId).where(sql`lot_id is not null`),
    index('stock_movements_of_purchase_order')
      .on(table.purchaseOrderId)
      .where(sql`purchase_order_id is not null`),
  ],
)

/** Invoices and credit notes, numbered without gaps in the order in which they were made; their contents are frozen. */
export const invoices = pgTable(
  'invoices',
  {
    number: integer('number').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    content: jsonb('content').$type<StoredInvoiceContent>().notNull(),
    createdAt,
  },
  // Of several invoices of an order, each replaces the one before; a credit note takes the last one back.
  table => [index('invoices_of_order').on(table.orderId, table.number)],
)

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
    changedAt,
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
    /** The name of the API key by which the person's program acted; null: they did themselves. */
    actorKey: text('actor_key'),
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
