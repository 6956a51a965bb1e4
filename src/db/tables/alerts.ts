import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What is wrong with the shop, one row a kind; it stays when that has ended, as it says when the owner was told last. */
export const alerts = pgTable('alerts', {
  kind: text('kind').primaryKey(),
  /** Of how many things. */
  count: integer('count').notNull(),
  since: moment('since').notNull(),
  /** Null while it lasts. */
  endedAt: moment('ended_at'),
  mailedAt: moment('mailed_at'),
  acknowledgedAt: moment('acknowledged_at'),
  /** The email address of who did. */
  acknowledgedBy: text('acknowledged_by'),
})
