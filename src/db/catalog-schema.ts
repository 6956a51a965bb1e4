import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { categories } from '#contract/catalog.ts'
import { createdAt, moment } from './columns.ts'

/** One row of a product's table of dimensions, labelled as in a drawing. */
export interface ProductDimension {
  readonly symbol: string
  readonly name: string
  readonly value: number
  /** Empty for bare numbers: teeth, coils, pieces. */
  readonly unit: string
}

type SearchColumns = Readonly<Record<'name' | 'description' | 'sku' | 'standard' | 'material', SQLWrapper>>

/**
 * The text that products are searched by. Characters that would make PostgreSQL see a host, a path, a tag or a signed
 * number become spaces, so that each part of 'PH-4017-M10X40' or '8.8' is a separate word; a standard is found as 'ISO
 * 4017' and as 'iso4017'. The index and every search must use the same expression.
 */
export function productSearchVector({ name, description, sku, standard, material }: SearchColumns): SQL {
  return sql`to_tsvector('english', translate(${name} || ' ' || ${description} || ' ' || coalesce(${sku}, '') || ' ' || coalesce(${standard}, '') || ' ' || replace(coalesce(${standard}, ''), ' ', '') || ' ' || coalesce(${material}, ''), '-+./_@&<>~', '          '))`
}

/** The products. `available` counts the pieces that nobody has booked yet; a constraint keeps it from falling below zero. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().unique(),
    /** The first picture; the others follow in `furtherImages`. */
    image: text('image').notNull(),
    furtherImages: text('further_images').array().notNull().default([]),
    priceCents: integer('price_cents').notNull(),
    minQuantity: integer('min_quantity').notNull(),
    available: integer('available').notNull(),
    category: text('category', { enum: categories }).notNull(),
    description: text('description').notNull(),
    sku: text('sku'),
    standard: text('standard'),
    material: text('material'),
    finish: text('finish'),
    dimensions: jsonb('dimensions').$type<readonly ProductDimension[]>().notNull().default([]),
    /** The family of parts whose 3D model shows it. */
    model: text('model'),
    /** The number of pieces at which stock counts as low; null: never. */
    lowStock: integer('low_stock'),
    /** When it was archived: it is in no list and cannot be ordered, but keeps its page. */
    archivedAt: moment('archived_at'),
    /** Raised by every edit, but not by stock; an edit names the version it saw. */
    version: integer('version').notNull().default(1),
    createdAt,
  },
  table => [
    check('products_available_not_negative', sql`${table.available} >= 0`),
    check('products_price_positive', sql`${table.priceCents} > 0`),
    check('products_min_positive', sql`${table.minQuantity} > 0`),
    check(
      'products_category_known',
      sql`${table.category} in (${sql.raw(categories.map(name => `'${name}'`).join(', '))})`,
    ),
    check(
      'products_words_not_blank',
      sql`'' not in (btrim(${table.name}), coalesce(btrim(${table.sku}), '-'), coalesce(btrim(${table.standard}), '-'), coalesce(btrim(${table.material}), '-'), coalesce(btrim(${table.finish}), '-'))`,
    ),
    check(
      'products_dimensions_are_rows',
      sql`jsonb_typeof(${table.dimensions}) = 'array' and jsonb_array_length(${table.dimensions}) <= 30`,
    ),
    // SKUs that differ only in case would be mistaken for one another.
    uniqueIndex('products_sku_unique').on(sql`lower(${table.sku})`),
    index('products_newest').on(table.createdAt, table.id),
    index('products_category_newest').on(table.category, table.createdAt, table.id),
    index('products_price').on(table.priceCents, table.id),
    index('products_search').using('gin', productSearchVector(table)),
  ],
)
