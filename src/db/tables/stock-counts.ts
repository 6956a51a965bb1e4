import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { countReasons } from '#contract/stock-counts/reasons.ts'
import { products } from './catalog.ts'
import { changedAt, createdAt, moment } from './columns.ts'

/** Lists by which the shelves are counted. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: text('id').primaryKey(),
    /** Printed as 'SC-000012'. */
    sequence: integer('sequence').notNull(),
    /** How the places on it begin. */
    place: text('place').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt,
    changedAt,
  },
  table => [uniqueIndex('stock_counts_sequence').on(table.sequence)],
)

/** A size on such a list. What its figure changed says the ledger of stock. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: text('count_id')
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    /** Along the shelves. */
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shelfPlace: text('shelf_place').notNull(),
    /** Pieces on the shelf when it was printed, reserved ones too; later those when it was found that they had moved. */
    shelf: integer('shelf').notNull(),
    /** Whether they have moved since it was printed. */
    recount: boolean('recount').notNull().default(false),
    /** Null: not entered yet. */
    counted: integer('counted'),
    /** How many more there were, or fewer. */
    change: integer('change'),
    reason: text('reason', { enum: countReasons }),
    enteredBy: text('entered_by'),
    enteredAt: moment('entered_at'),
  },
  table => [
    primaryKey({ columns: [table.countId, table.position] }),
    index('stock_count_lines_of_product').on(table.productId),
    check(
      'stock_count_lines_entered_whole',
      sql`(${table.counted} is null) = (${table.enteredAt} is null) and (${table.counted} is null) = (${table.change} is null)`,
    ),
  ],
)
