import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { openSubjects } from '#contract/catalog/open-subjects.ts'
import { families, products } from './catalog.ts'
import { createdAt, moment } from './columns.ts'

/** What a person has confirmed of the products of a family, or of one without a family; each has it in `confirmed`. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: text('id').primaryKey(),
    subject: text('subject', { enum: openSubjects }).notNull(),
    familyId: text('family_id').references(() => families.id),
    productId: text('product_id').references(() => products.id),
    /** Why it was open, and what the shop proposed; '' if nothing. */
    why: text('why').notNull().default(''),
    proposed: text('proposed').notNull().default(''),
    statement: text('statement').notNull(),
    /** Of how many products. */
    products: integer('products').notNull(),
    /** The file that proves it, and who added it when; null: none. */
    document: text('document'),
    documentedBy: text('documented_by'),
    documentedAt: moment('documented_at'),
    confirmedBy: text('confirmed_by').notNull(),
    createdAt,
    undoneBy: text('undone_by'),
    undoneAt: moment('undone_at'),
  },
  table => [
    check('confirmations_of_one', sql`(${table.familyId} is null) <> (${table.productId} is null)`),
    check('confirmations_of_some', sql`${table.products} > 0`),
    index('confirmations_in_force').on(table.subject, table.createdAt).where(sql`undone_at is null`),
  ],
)
