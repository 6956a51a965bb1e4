import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { roles } from '#contract/accounts/roles.ts'
import type { Cents } from '#contract/money.ts'
import { changedAt, createdAt } from './columns.ts'

const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

/** The people of the shop. Better Auth defines these tables; `role` is the shop's own and can never be set from outside. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: roles }).notNull().default('customer'),
    /** Whether this is the shop's first owner, whom no admin can take down. */
    isFounder: boolean('is_founder').notNull().default(false),
    /** The admin who made this person an admin; null for customers, for whom the shop itself made one, and if that account is gone. */
    madeAdminBy: text('made_admin_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When an admin suspended this person; null if not suspended. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** How much this person may owe on account, and how many days after an order it is due; both null: nothing. */
    accountLimitCents: integer('account_limit_cents').$type<Cents>(),
    accountDays: integer('account_days'),
    /** The discount for who pays such an order within so many days; both null: none. */
    accountDiscountPercent: numeric('account_discount_percent', { precision: 4, scale: 2, mode: 'number' }),
    accountDiscountDays: integer('account_discount_days'),
    createdAt,
    updatedAt,
    /** Also when its profile or a postal address of it did. */
    changedAt,
  },
  table => [
    index('users_made_admin_by').on(table.madeAdminBy),
    check(
      'users_account_terms_whole',
      sql`(${table.accountLimitCents} is null) = (${table.accountDays} is null)`,
    ),
    check(
      'users_account_discount_whole',
      sql`(${table.accountDiscountPercent} is null) = (${table.accountDiscountDays} is null)`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its owner last re-entered their password within this session; null if never. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    createdAt,
    updatedAt,
  },
  table => [index('sessions_user').on(table.userId)],
)

/** One way of signing in: a password ("credential") or an external provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    password: text('password'),
    createdAt,
    updatedAt,
  },
  table => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
  },
  table => [index('verifications_identifier').on(table.identifier)],
)

/** The shared secret of an authenticator app, and the recovery codes, both encrypted by Better Auth. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  table => [index('two_factors_user').on(table.userId), index('two_factors_secret').on(table.secret)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  },
  table => [index('passkeys_user').on(table.userId), index('passkeys_credential').on(table.credentialID)],
)

/** Counters of attempts, stored here so that several instances of the shop share them. */
export const rateLimits = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: bigint('count', { mode: 'number' }).notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
