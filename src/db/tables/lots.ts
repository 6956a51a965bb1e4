import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { changedAt, createdAt, moment } from './columns.ts'
import { shipmentLines } from './shipments.ts'

/** Pieces of a size that were made together, by the number that their maker gave them. What came in says the ledger of stock. */
export const lots = pgTable(
  'lots',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    number: text('number').notNull(),
    /** Pieces that were received and have neither left in a shipment nor been scrapped or corrected away. */
    remaining: integer('remaining').notNull(),
    /** The email address of whoever received the first pieces, and when that was. */
    receivedBy: text('received_by').notNull(),
    createdAt,
    changedAt,
    /** The file of its inspection certificate, and who added it when; null: it has none. */
    certificate: text('certificate'),
    certifiedBy: text('certified_by'),
    certifiedAt: moment('certified_at'),
  },
  table => [
    check('lots_remaining_not_negative', sql`${table.remaining} >= 0`),
    // Numbers that differ only in case would be mistaken for one another.
    uniqueIndex('lots_number_of_product').on(table.productId, sql`lower(${table.number})`),
    index('lots_newest').on(table.createdAt, table.id),
  ],
)

/** The pieces of a lot that left in a line of a shipment. */
export const shipmentLots = pgTable(
  'shipment_lots',
  {
    shipmentId: text('shipment_id').notNull(),
    position: integer('position').notNull(),
    lotId: text('lot_id')
      .notNull()
      .references(() => lots.id),
    quantity: integer('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shipmentId, table.position, table.lotId] }),
    foreignKey({
      name: 'shipment_lots_of_shipment_line',
      columns: [table.shipmentId, table.position],
      foreignColumns: [shipmentLines.shipmentId, shipmentLines.position],
    })
      // The release before knows no lots, and can undo a shipment beside this one.
      .onDelete('cascade'),
    index('shipment_lots_of_lot').on(table.lotId, table.shipmentId),
    check('shipment_lots_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
