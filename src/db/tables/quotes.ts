import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { deliveryMethodIds } from '#contract/delivery/methods.ts'
import type { Cents } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { storedQuoteStatuses } from '#contract/quotes/states.ts'
import { taxTreatments } from '#contract/tax/tax.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { changedAt, createdAt, dispatchColumns, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Numbers quotes in the order in which they are asked for; one that fails late leaves a gap. */
export const quoteNumbers = pgSequence('quote_numbers')

/**
 * Prices that a customer is offered, or has asked to be offered. Amounts are gross, as in orders. Removed with the account: what was
 * ordered is in the order.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    /** What people call it: 'Q-2026-000001', the year as in the seller's time zone; by the default as in UTC. */
    number: text('number').notNull().unique().default(sql`quote_number(now())`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: storedQuoteStatuses }).notNull(),
    /** What the customer wrote when asking for a better price; '' if they took the prices of the day. */
    question: text('question').notNull().default(''),
    /** What the owner wrote with the prices, or why there are none. */
    answer: text('answer').notNull().default(''),
    /** The sum of the lines. */
    goodsCents: integer('goods_cents').$type<Cents>().notNull(),
    deliveryCents: integer('delivery_cents').$type<Cents>().notNull().default(0),
    /** VAT within these prices that is not charged: reverse charge, export. */
    reliefCents: integer('relief_cents').$type<Cents>().notNull().default(0),
    totalCents: integer('total_cents').$type<Cents>().notNull(),
    /** Null, like the addresses: of the goods alone, delivered as they will be ordered. */
    deliveryMethod: text('delivery_method', { enum: deliveryMethodIds }),
    deliveryAddress: jsonb('delivery_address').$type<PostalAddress>(),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    vatId: text('vat_id'),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }).notNull().default('taxed'),
    /** The rate within the total. */
    vatPercent: numeric('vat_percent', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** The seller's VAT number of the country whose VAT that is, as papers name it; null: its own one. */
    sellerVatId: text('seller_vat_id'),
    /** The customer's own number of the order to come. */
    customerReference: text('customer_reference').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt,
    changedAt,
    offeredAt: moment('offered_at'),
    /** The last moment at which it can be ordered. */
    validUntil: moment('valid_until'),
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    /** Raised by every change; an answer names the version it saw. */
    version: integer('version').notNull().default(1),
  },
  table => [
    check(
      'quotes_total_is_sum',
      sql`${table.totalCents}::bigint = ${table.goodsCents}::bigint + ${table.deliveryCents} - ${table.reliefCents}`,
    ),
    check(
      'quotes_amounts_not_negative',
      sql`${table.goodsCents} >= 0 and ${table.deliveryCents} >= 0 and ${table.reliefCents} >= 0 and ${table.totalCents} >= 0`,
    ),
    check(
      'quotes_offered_until',
      sql`(${table.offeredAt} is null) = (${table.validUntil} is null)
        and (${table.offeredAt} is not null or ${table.status} not in ('offered', 'ordered'))`,
    ),
    check('quotes_ordered_as_order', sql`(${table.status} = 'ordered') = (${table.orderId} is not null)`),
    index('quotes_of_user').on(table.userId, table.createdAt),
    index('quotes_newest').on(table.createdAt, table.id),
  ],
)

/** What a quote is for: each product once, with its name as it was and the price that is kept. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    /** Null once the product is removed. */
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    sku: text('sku'),
    name: text('name').notNull(),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').$type<Cents>().notNull(),
    totalCents: integer('total_cents').$type<Cents>().notNull(),
    /** What the customer would like to pay for a piece; null if they named no price. */
    wantedUnitCents: integer('wanted_unit_cents').$type<Cents>(),
    ...dispatchColumns(),
  },
  table => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    // Also keeps a quote from having a product twice.
    uniqueIndex('quote_lines_of_product').on(table.productId, table.quoteId),
    check('quote_lines_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'quote_lines_total_is_product',
      sql`${table.totalCents}::bigint = ${table.unitPriceCents}::bigint * ${table.quantity}`,
    ),
  ],
)
