import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** The address books. Orders keep addresses of their own, as they were. */
export const postalAddresses = pgTable(
  'postal_addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    street2: text('street2').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    /** ISO 3166-1 alpha-2, in capitals. */
    country: text('country').notNull(),
    phone: text('phone').notNull(),
    /** With which goods were last ordered to it; '' for private persons. */
    vatId: text('vat_id').notNull().default(''),
    isDefaultDelivery: boolean('is_default_delivery').notNull().default(false),
    isDefaultBilling: boolean('is_default_billing').notNull().default(false),
    createdAt,
  },
  table => [
    check('postal_addresses_country_is_code', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('postal_addresses_to_somebody', sql`${table.name} <> '' or ${table.company} <> ''`),
    index('postal_addresses_of_user').on(table.userId, table.createdAt),
    uniqueIndex('postal_addresses_one_delivery').on(table.userId).where(sql`is_default_delivery`),
    uniqueIndex('postal_addresses_one_billing').on(table.userId).where(sql`is_default_billing`),
  ],
)
