import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { visitSteps } from '#contract/desk/visit-steps.ts'

/** How often a step towards an order was taken on a day of the seller: numbers alone, nothing of who took it. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day').notNull(),
    step: text('step', { enum: visitSteps }).notNull(),
    times: bigint('times', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.step] })],
)
