import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { categories } from '#contract/catalog/catalog.ts'
import type { Confirmed } from '#contract/catalog/open-subjects.ts'
import type { Cents } from '#contract/money.ts'
import { users } from './accounts.ts'
import { changedAt, createdAt, dispatchColumns, moment } from './columns.ts'

/** One row of a product's table of dimensions, labelled as in a drawing. */
export interface ProductDimension {
  readonly symbol: string
  readonly name: string
  readonly value: number
  /** Empty for bare numbers: teeth, coils, pieces. */
  readonly unit: string
}

/** From this quantity on, each piece costs so much. */
export interface PriceTier {
  readonly from: number
  readonly priceCents: Cents
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

/**
 * The families of the catalogue, each with products that differ by size and grade. How many of them are listed, and their
 * lowest and highest price, are kept here by every edit, so that a list of families reads nothing else.
 */
export const families = pgTable(
  'families',
  {
    /** As in its address: 'hexagon-screws-iso-4017'. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    summary: text('summary').notNull().default(''),
    category: text('category', { enum: categories }).notNull(),
    /** Where it lies in the tree of kinds: 'hexagon-head-screws'; null: in its category alone. */
    kind: text('kind'),
    standard: text('standard'),
    listed: integer('listed').notNull().default(0),
    fromCents: integer('from_cents').$type<Cents>().notNull().default(0),
    toCents: integer('to_cents').$type<Cents>().notNull().default(0),
    createdAt,
  },
  table => [
    check('families_name_not_blank', sql`btrim(${table.name}) <> ''`),
    check('families_id_is_address', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/**
 * The products: what is sold, booked and counted. Those of a family are its sizes; one of them leads, which stands for the
 * family in lists. A product without a family leads itself. `available` counts the pieces that nobody has booked yet; a
 * constraint keeps it from falling below zero. Of a size that may be sold beyond the stock a trigger counts what is missing in `back_ordered`
 * instead, and gives what comes to those who wait first (migration `backorders`).
 */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().unique(),
    /** The first picture; the others follow in `furtherImages`. */
    image: text('image').notNull(),
    furtherImages: text('further_images').array().notNull().default([]),
    priceCents: integer('price_cents').$type<Cents>().notNull(),
    minQuantity: integer('min_quantity').notNull(),
    available: integer('available').notNull(),
    category: text('category', { enum: categories }).notNull(),
    description: text('description').notNull(),
    sku: text('sku'),
    standard: text('standard'),
    material: text('material'),
    finish: text('finish'),
    /** Whose table its dimensions are of: 'our own design'; null: not confirmed. */
    dimensionSource: text('dimension_source'),
    dimensions: jsonb('dimensions').$type<readonly ProductDimension[]>().notNull().default([]),
    /** The family of parts whose 3D model shows it. */
    model: text('model'),
    /** The number of pieces at which stock counts as low; null: never. */
    lowStock: integer('low_stock'),
    /** When it was archived: it is in no list and cannot be ordered, but keeps its page. */
    archivedAt: moment('archived_at'),
    /** Raised by every edit, but not by stock; an edit names the version it saw. */
    version: integer('version').notNull().default(1),
    familyId: text('family_id').references(() => families.id),
    leads: boolean('leads').notNull().default(true),
    /** Which of its family it is: 'M10 x 40'; null without a family. */
    size: text('size'),
    /** In which material and finish: '8.8'; null if the family has only one. */
    grade: text('grade'),
    /** Where it stands among the sizes of its family. */
    position: integer('position').notNull().default(0),
    /** The size that its first pictures show, if it is another one: 'M10 x 40'. */
    pictureShows: text('picture_shows'),
    ...dispatchColumns(),
    /** Where it lies in the warehouse: 'A-12-03'. */
    shelfPlace: text('shelf_place'),
    /** Only multiples of it are sold. */
    packStep: integer('pack_step').notNull().default(1),
    /** In how many working days pieces beyond the stock leave the works; null: they are not sold. */
    backOrderDays: integer('back_order_days'),
    /** Pieces that were sold beyond the stock and have not come: while there are any, none is available. */
    backOrdered: integer('back_ordered').notNull().default(0),
    /** From small to large quantities, each cheaper than the one before. */
    priceTiers: jsonb('price_tiers').$type<readonly PriceTier[]>().notNull().default([]),
    /** What a person has confirmed of it and of what else its family has (`confirmations`); null: nothing. */
    confirmed: jsonb('confirmed').$type<Confirmed>(),
    createdAt,
  },
  table => [
    check('products_available_not_negative', sql`${table.available} >= 0`),
    check('products_back_ordered_not_negative', sql`${table.backOrdered} >= 0`),
    check('products_back_order_days_positive', sql`${table.backOrderDays} > 0`),
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
    check('products_customs_code_eight_digits', sql`${table.customsCode} ~ '^[0-9]{8}$'`),
    check('products_country_of_origin_two_letters', sql`${table.countryOfOrigin} ~ '^[A-Z]{2}$'`),
    check('products_step_positive', sql`${table.packStep} > 0`),
    check('products_tiers_are_rows', sql`jsonb_typeof(${table.priceTiers}) = 'array'`),
    check('products_alone_lead', sql`${table.leads} or ${table.familyId} is not null`),
    index('products_back_ordered').on(table.id).where(sql`back_ordered > 0`),
    uniqueIndex('products_one_leads').on(table.familyId).where(sql`leads`),
    index('products_of_family').on(table.familyId, table.position),
    index('products_leading').on(table.createdAt, table.id).where(sql`leads and archived_at is null`),
    // SKUs that differ only in case would be mistaken for one another.
    uniqueIndex('products_sku_unique').on(sql`lower(${table.sku})`),
    index('products_newest').on(table.createdAt, table.id),
    index('products_category_newest').on(table.category, table.createdAt, table.id),
    index('products_price').on(table.priceCents, table.id),
    index('products_search').using('gin', productSearchVector(table)),
  ],
)

/**
 * When each product, its stock or its reserved pieces last changed, as triggers note it (migration `feeds`). Apart from the product, whose row an
 * index on this would make each booking write anew into all of its indexes.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    changedAt,
  },
  table => [index('product_changes_oldest').on(table.changedAt, table.productId)],
)

/** Who wants to be told when a sold-out product can be bought again. The row goes when the mail is queued. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt,
  },
  table => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('stock_watches_of_product').on(table.productId),
  ],
)
