import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Every change of a setting at the desk; rows are never changed, and the last one of a setting is how it stands. Undoing one is another. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    /** From 1, without gaps. */
    version: integer('version').primaryKey(),
    /** As the environment names it. */
    name: text('name').notNull(),
    /** As the environment would write it, '' for nothing; null: what the environment says. */
    before: text('before'),
    after: text('after'),
    /** The email address of whoever changed it. */
    changedBy: text('changed_by').notNull(),
    createdAt,
  },
  table => [index('setting_versions_of_setting').on(table.name, table.version)],
)
