import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Links of mails that show one order to whoever has them, without an account. Of a link's token only the hash is kept. */
export const trackingLinks = pgTable(
  'tracking_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('tracking_links_of_order').on(table.orderId),
    index('tracking_links_expiry').on(table.expiresAt),
  ],
)
