import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { createdAt } from './columns.ts'

/** Lists of parts that customers order again and again, by name: 'Weekly shelf fill'. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt,
  },
  table => [uniqueIndex('shopping_lists_name_unique').on(table.userId, sql`lower(${table.name})`)],
)

/** What is on the lists: a row for each product. Prices and stock are read from the product. */
export const shoppingListLines = pgTable(
  'shopping_list_lines',
  {
    listId: text('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** How many are usually ordered. */
    quantity: integer('quantity').notNull(),
    /** Lines put in at once are a microsecond apart, so that they keep their order. */
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.listId, table.productId] }),
    check('shopping_list_lines_quantity_positive', sql`${table.quantity} > 0`),
    index('shopping_list_lines_of_product').on(table.productId),
  ],
)
