import { pgTable, text } from 'drizzle-orm/pg-core'
import { staffRoles } from '#contract/accounts/roles.ts'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/**
 * Invitations to work for the shop that nobody has accepted yet, one an address: they go when they are accepted or withdrawn, and with the
 * account of who invited. Of a link's token only the hash is kept.
 */
export const invitations = pgTable('invitations', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  role: text('role', { enum: staffRoles }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
})
