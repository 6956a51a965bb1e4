import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { createdAt } from './columns.ts'

/** What people have put into their baskets: a row for each product. Prices and stock are read from the product. */
export const basketLines = pgTable(
  'basket_lines',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** What a piece cost when the person last put it in, changed its quantity or accepted its price. */
    seenUnitPriceCents: integer('seen_unit_price_cents').$type<Cents>().notNull(),
    /** Saved for later: kept, but not ordered with the others. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** Lines put in at once are a microsecond apart, so that they keep their order. */
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('basket_lines_quantity_positive', sql`${table.quantity} > 0`),
    index('basket_lines_of_product').on(table.productId),
  ],
)
