import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { missedOutcomes } from '#contract/desk/missed-searches.ts'
import { moment } from './columns.ts'

/** What was searched and not found, by the seller's day: words and how often, nothing of who asked. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull(),
    lastAt: moment('last_at').notNull(),
    outcome: text('outcome', { enum: missedOutcomes }).notNull(),
    /** What was shown instead: sizes, other words; of a mended search the words that were left out. */
    shown: text('shown').notNull(),
  },
  table => [
    primaryKey({ columns: [table.day, table.words] }),
    check(
      'missed_searches_short',
      sql`char_length(${table.words}) <= 80 and char_length(${table.shown}) <= 200`,
    ),
  ],
)
