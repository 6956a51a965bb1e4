import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** What colleagues tell each other about a customer, who never sees it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The email address of the colleague who wrote it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt,
  },
  table => [index('customer_notes_user').on(table.userId, table.id)],
)
