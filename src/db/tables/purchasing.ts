import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { purchaseStates } from '#contract/purchasing/states.ts'
import { products } from './catalog.ts'
import { changedAt, createdAt, moment } from './columns.ts'

/** From whom the shop buys. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    /** As on an envelope, line by line. */
    address: text('address').notNull().default(''),
    /** How many days its goods usually take. */
    leadDays: integer('lead_days').notNull(),
    notes: text('notes').notNull().default(''),
    /** Since when nothing is ordered there any more. */
    archivedAt: moment('archived_at'),
    version: integer('version').notNull().default(1),
    createdAt,
    changedAt,
  },
  table => [
    uniqueIndex('suppliers_name').on(sql`lower(${table.name})`),
    check('suppliers_lead_not_negative', sql`${table.leadDays} >= 0`),
  ],
)

/** How many pieces of a size there should be; no row: nobody has said so. */
export const reorderLevels = pgTable(
  'reorder_levels',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** With fewer available and on order, more are proposed; null: by sales alone. */
    reorderPoint: integer('reorder_point'),
    orderUpTo: integer('order_up_to'),
    /** Raised by each edit of these and of the suppliers of the size. */
    version: integer('version').notNull(),
  },
  table => [check('reorder_levels_in_order', sql`${table.orderUpTo} >= coalesce(${table.reorderPoint}, 0)`)],
)

/** Who supplies a size, and on which terms; the first is ordered from. */
export const productSuppliers = pgTable(
  'product_suppliers',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    supplierId: text('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** What the supplier calls it. */
    number: text('number').notNull().default(''),
    /** Of a piece, without VAT; null: not agreed. */
    priceCents: integer('price_cents').$type<Cents>(),
    /** Only multiples of it are ordered, and no fewer than the minimum. */
    pack: integer('pack').notNull().default(1),
    minimum: integer('minimum').notNull().default(1),
    /** Null: the supplier's usual ones. */
    leadDays: integer('lead_days'),
  },
  table => [
    primaryKey({ columns: [table.productId, table.position] }),
    uniqueIndex('product_suppliers_once').on(table.supplierId, table.productId),
    check('product_suppliers_packs_positive', sql`${table.pack} > 0 and ${table.minimum} > 0`),
  ],
)

/** Orders to suppliers, counted without gaps: none is ever removed. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: text('id').primaryKey(),
    sequence: integer('sequence').notNull(),
    /** What people call it: 'PO-2027-000012', the year as in the seller's time zone. */
    number: text('number').notNull(),
    supplierId: text('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** What the supplier was called and where it was when it was sent; of a draft what it is now. */
    supplierName: text('supplier_name').notNull(),
    supplierAddress: text('supplier_address').notNull(),
    state: text('state', { enum: purchaseStates }).notNull().default('draft'),
    expectedOn: date('expected_on'),
    note: text('note').notNull().default(''),
    /** Raised by each edit and each step. */
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt,
    changedAt,
    sentAt: moment('sent_at'),
    endedAt: moment('ended_at'),
  },
  table => [
    uniqueIndex('purchase_orders_sequence').on(table.sequence),
    uniqueIndex('purchase_orders_number').on(table.number),
    index('purchase_orders_of_supplier').on(table.supplierId),
    index('purchase_orders_state').on(table.state, table.sequence),
    check(
      'purchase_orders_sent_with_moment',
      sql`(${table.state} in ('draft', 'cancelled')) or ${table.sentAt} is not null`,
    ),
  ],
)

/** What is ordered from a supplier; names as they were then. What has come says the ledger of stock, and `received` is its sum. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    purchaseOrderId: text('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    sku: text('sku'),
    /** What the supplier calls it. */
    number: text('number').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Of a piece, without VAT; null: not agreed. */
    priceCents: integer('price_cents').$type<Cents>(),
    received: integer('received').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.purchaseOrderId, table.position] }),
    uniqueIndex('purchase_order_lines_once').on(table.productId, table.purchaseOrderId),
    check('purchase_order_lines_positive', sql`${table.quantity} > 0 and ${table.received} >= 0`),
  ],
)
