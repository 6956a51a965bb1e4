import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { staffRoles } from '#contract/accounts/roles.ts'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/** Keys by which programs call the shop. Of a secret only its hash is kept, and how it begins. They go with the account of who made them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** How the secret begins, by which people tell keys apart. */
    prefix: text('prefix').notNull(),
    /** The owner who made it, for whom it acts. */
    madeBy: text('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    /** To the minute; null if it was never used. */
    lastUsedAt: moment('last_used_at'),
    /** When it was revoked, or its maker stopped being an owner. */
    revokedAt: moment('revoked_at'),
  },
  table => [index('api_keys_of_maker').on(table.madeBy)],
)
