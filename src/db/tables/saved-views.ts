import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { viewLists } from '#contract/accounts/view-lists.ts'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** What somebody who works for the shop looks for again and again in a list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: viewLists }).notNull(),
    name: text('name').notNull(),
    /** As in the address of the list, after the question mark. */
    query: text('query').notNull(),
    createdAt,
  },
  table => [uniqueIndex('saved_views_of_user').on(table.userId, table.list, table.name)],
)
