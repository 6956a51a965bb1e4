import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
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
import { paymentMethods } from '#contract/checkout/checkout.ts'
import { deliveryMethodIds } from '#contract/delivery/methods.ts'
import type { Cents } from '#contract/money.ts'
import { orderStatuses } from '#contract/orders/states.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { taxTreatments } from '#contract/tax/tax.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { changedAt, createdAt, dispatchColumns, moment } from './columns.ts'
import { vatChecks } from './tax.ts'

/** Numbers orders in the order in which they are booked; a booking that fails late leaves a gap. */
export const orderNumbers = pgSequence('order_numbers')

/**
 * One booking of one or more products; what was booked is in its lines. Amounts are gross: prices include VAT. If the
 * person is removed, the order stays on the books.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** What people call it: 'PH-2026-000123', the year as in the seller's time zone; by the default as in UTC. */
    number: text('number').notNull().unique().default(sql`order_number(now())`),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    phone: text('phone').notNull(),
    /** The sum of the lines. */
    goodsCents: integer('goods_cents').$type<Cents>().notNull(),
    deliveryCents: integer('delivery_cents').$type<Cents>().notNull().default(0),
    /** VAT within these prices that is not charged: reverse charge, export. */
    reliefCents: integer('relief_cents').$type<Cents>().notNull().default(0),
    totalCents: integer('total_cents').$type<Cents>().notNull(),
    /** What credit notes have taken off an order on account that was still owed. */
    creditedCents: integer('credited_cents').$type<Cents>().notNull().default(0),
    /** What bank transfers have paid of an order on account. */
    receivedCents: integer('received_cents').$type<Cents>().notNull().default(0),
    /** The discount for prompt payment that was taken off when the last of them came. */
    discountCents: integer('discount_cents').$type<Cents>().notNull().default(0),
    /** The discount as it was agreed when the order was put on account, and the last day for it; both null: none. */
    discountPercent: numeric('discount_percent', { precision: 4, scale: 2, mode: 'number' }),
    discountUntil: date('discount_until'),
    status: text('status', { enum: orderStatuses }).notNull().default('booked'),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** The customer has closed their account: name, email address and phone are removed once they are no longer needed. */
    forgetCustomer: boolean('forget_customer').notNull().default(false),
    /** The network it was booked from, if the person's address was unconfirmed; kept only until the order moves on. */
    unconfirmedNetwork: text('unconfirmed_network'),
    deliveryMethod: text('delivery_method', { enum: deliveryMethodIds }),
    /** The addresses as they were when it was booked. */
    deliveryAddress: jsonb('delivery_address').$type<PostalAddress>(),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    vatId: text('vat_id'),
    /** What the register answered about the VAT ID when it was booked, or will answer. */
    vatCheckId: text('vat_check_id').references(() => vatChecks.id),
    taxTreatment: text('tax_treatment', { enum: taxTreatments }).notNull().default('taxed'),
    /** The rate within the total; null: the seller's own. */
    vatPercent: numeric('vat_percent', { precision: 4, scale: 2, mode: 'number' }),
    /** The seller's VAT number of the country whose VAT that is, as papers name it; null: its own one. */
    sellerVatId: text('seller_vat_id'),
    /** The customer's own number of this order. */
    customerReference: text('customer_reference').notNull().default(''),
    note: text('note').notNull().default(''),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull().default('card'),
    /** The last day for the payment of an order on account, as noon in UTC: the same day wherever it is shown. Null: paid at once. */
    dueAt: moment('due_at'),
    /** How often the customer was reminded of the payment, and when last; the owner's note counts too. */
    reminders: integer('reminders').notNull().default(0),
    remindedAt: moment('reminded_at'),
    /** When somebody stopped the reminders, and why; both null: they go on. */
    remindersStoppedAt: moment('reminders_stopped_at'),
    remindersStoppedFor: text('reminders_stopped_for'),
    /** When its customer was asked a second time where it is to go. */
    addressAskedAt: moment('address_asked_at'),
    /** The paid order whose delivery costs so much more since its place was changed; null for orders of goods. */
    supplementOf: text('supplement_of').references((): AnyPgColumn => orders.id),
    /** The email address of the admin who booked it for its customer; null: they did it themselves. */
    bookedBy: text('booked_by'),
    /** When it or its timeline last changed, which triggers note (migration `orders_changed`). */
    changedAt,
  },
  table => [
    check(
      'orders_total_is_sum',
      sql`${table.totalCents}::bigint = ${table.goodsCents}::bigint + ${table.deliveryCents} - ${table.reliefCents}`,
    ),
    check(
      'orders_amounts_not_negative',
      sql`${table.goodsCents} >= 0 and ${table.deliveryCents} >= 0 and ${table.reliefCents} >= 0 and ${table.totalCents} >= 0`,
    ),
    check('orders_credited_not_negative', sql`${table.creditedCents} >= 0`),
    check(
      'orders_not_overpaid',
      sql`${table.receivedCents} >= 0 and ${table.creditedCents}::bigint + ${table.receivedCents} <= ${table.totalCents}`,
    ),
    check(
      'orders_discount_whole',
      sql`${table.discountCents} >= 0 and (${table.discountPercent} is null) = (${table.discountUntil} is null)`,
    ),
    check(
      'orders_reminders_stopped_whole',
      sql`(${table.remindersStoppedAt} is null) = (${table.remindersStoppedFor} is null)`,
    ),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_of_vat_check').on(table.vatCheckId).where(sql`vat_check_id is not null`),
    index('orders_newest').on(table.createdAt),
    index('orders_due').on(table.expiresAt).where(sql`status = 'booked'`),
    index('orders_to_forget').on(table.id).where(sql`forget_customer`),
    index('orders_unpaid_of_user').on(table.userId).where(sql`status = 'booked'`),
    index('orders_without_address')
      .on(table.paidAt)
      .where(sql`status = 'paid' and delivery_address is null and address_asked_at is null`),
    index('orders_supplements').on(table.supplementOf).where(sql`supplement_of is not null`),
    uniqueIndex('orders_one_open_supplement')
      .on(table.supplementOf)
      .where(sql`status = 'booked' and supplement_of is not null`),
    index('orders_of_network').on(table.unconfirmedNetwork).where(sql`unconfirmed_network is not null`),
  ],
)

/** What an order contains: each product once, with its name, price and minimum as they were when it was booked. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 0. */
    position: integer('position').notNull(),
    /** Null once the product is removed. */
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    sku: text('sku'),
    name: text('name').notNull(),
    image: text('image').notNull(),
    description: text('description').notNull(),
    minQuantity: integer('min_quantity').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').$type<Cents>().notNull(),
    totalCents: integer('total_cents').$type<Cents>().notNull(),
    ...dispatchColumns(),
    /** The customer's own number of this part. */
    ownNumber: text('own_number').notNull().default(''),
    /** Pieces that have left in shipments. An order that is shipped has left as a whole, whatever this says: older versions do not count. */
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    /** Pieces that were booked beyond the stock, and the day by which they leave the works, as it was promised. */
    backOrdered: integer('back_ordered').notNull().default(0),
    leavesBy: date('leaves_by', { mode: 'string' }),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.position] }),
    // Finds the orders of a product, and keeps an order from having it twice.
    uniqueIndex('order_lines_of_product').on(table.productId, table.orderId),
    check(
      'order_lines_back_order_is_promised',
      sql`${table.backOrdered} >= 0 and (${table.backOrdered} > 0) = (${table.leavesBy} is not null)`,
    ),
    // Finds who waits for a product.
    index('order_lines_back_ordered').on(table.productId).where(sql`back_ordered > 0`),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('order_lines_shipped_not_negative', sql`${table.shippedQuantity} >= 0`),
    check(
      'order_lines_total_is_product',
      sql`${table.totalCents}::bigint = ${table.unitPriceCents}::bigint * ${table.quantity}`,
    ),
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
    /** Whether an admin did for the customer what they could have done themselves. */
    isByShop: boolean('is_by_shop').notNull().default(false),
    createdAt,
  },
  table => [index('order_events_order').on(table.orderId, table.id)],
)

/** What colleagues tell each other about an order; its customer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The email address of the admin who wrote it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt,
  },
  table => [index('order_notes_order').on(table.orderId, table.id)],
)
