import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { carrierIds } from '#contract/shipments/carriers.ts'
import { createdAt, moment } from './columns.ts'
import { orderLines, orders } from './orders.ts'

/** What left of an order at one time. One that is undone is deleted; the audit trail keeps it. */
export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The email address of the admin who shipped it. */
    shippedBy: text('shipped_by').notNull(),
    /** When it was shipped. */
    createdAt,
    /** Until then its mail waits, and it can be undone. */
    undoableUntil: moment('undoable_until').notNull(),
  },
  table => [index('shipments_order').on(table.orderId)],
)

/** The pieces of a line of its order that left in a shipment. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipments.id),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shipmentId, table.position] }),
    foreignKey({
      name: 'shipment_lines_of_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('shipment_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
)

/** What an order was sent in, as labels have it. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier', { enum: carrierIds }).notNull(),
    number: text('number').notNull(),
    /** Null until it leaves, and of an order that was shipped by a version without shipments. */
    shipmentId: text('shipment_id').references(() => shipments.id),
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.orderId, table.carrier, table.number] }),
    index('parcels_of_number').on(table.number),
    index('parcels_of_shipment').on(table.shipmentId).where(sql`shipment_id is not null`),
  ],
)
