import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { createdAt } from './columns.ts'

/** What customers call products: their own part numbers, one for each product. */
export const partNumbers = pgTable(
  'part_numbers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As the customer writes it; printed on papers. */
    number: text('number').notNull(),
    /** In capitals, without spaces and dashes: by this it is found. */
    normalised: text('normalised').notNull(),
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('part_numbers_of_user').on(table.userId, table.normalised),
    index('part_numbers_of_product').on(table.productId),
  ],
)
