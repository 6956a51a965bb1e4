import type pg from 'pg'
import { columnsOf, plainFacts } from '#contract/catalog/plain-facts.ts'
import { within, withOwnConnection } from '#db/connection.ts'
import { copyRows } from '#db/copy-rows.ts'
import { products } from '#db/schema.ts'
import { withoutIndexes } from '#db/without-indexes.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import { newId } from '#domain/context.ts'
import type { SeedRows } from './products.ts'
import { seedReviews } from './reviews.ts'

const HOUR_MS = 60 * 60 * 1000
const FILLING_MS = 5 * 60_000
/** What the planner has to know from the first request on; the rest PostgreSQL finds out by itself, within a minute. */
const ANALYZE = `analyze families, products (id, name, sku, category, price_cents, available, family_id, leads, archived_at, created_at)`

/**
 * Fills an empty database with the demo catalogue and its reviews, by COPY; returns the number of products, 0 if it was not
 * empty. Never touches one in use. `url` is of the owner of the tables, which are then analysed for the planner.
 */
export async function seedDemo(
  url: string,
  { now, extent }: { now: Date; extent: 'full' | 'small' },
): Promise<number> {
  return withOwnConnection(url, async client => {
    // An instance that is filling it holds the table meanwhile.
    if (await within(client, FILLING_MS, () => isInUse(client))) return 0
    const rows = await makeCatalogue(extent, now)
    return within(client, FILLING_MS, async () => {
      await client.query('begin')
      // Two instances may start at once: the second waits and finds it filled.
      await client.query(`select pg_advisory_xact_lock(hashtextextended('seed', 0))`)
      if (await isInUse(client)) {
        await client.query('rollback')
        return 0
      }
      await withoutIndexes(client, 'products', () => fillCatalogue(client, rows, now))
      await fillReviews(client, now)
      await client.query('commit')
      await client.query(ANALYZE)
      return rows.products.length
    })
  })
}

/** Loads the catalogue only now: reading it takes half a second of processor and 80 MB, and few shops are empty. */
async function makeCatalogue(extent: 'full' | 'small', now: Date): Promise<SeedRows> {
  const [{ makeEntries }, { makeRows }] = await Promise.all([import('./entries.ts'), import('./products.ts')])
  return makeRows(await makeEntries(extent), now)
}

async function isInUse(client: pg.Client): Promise<boolean> {
  return (await client.query('select from products limit 1')).rows.length > 0
}

/** The cells of the plain facts, by the columns of the table. */
const factCells = Object.fromEntries(
  columnsOf(plainFacts).map(column => [products[column].name, (row: ProductRow) => row[column]]),
)

async function fillCatalogue(client: pg.Client, rows: SeedRows, now: Date): Promise<void> {
  await copyRows(
    client,
    'families',
    {
      id: row => row.id,
      name: row => row.name,
      summary: row => row.summary,
      category: row => row.category,
      kind: row => row.kind,
      standard: row => row.standard,
      listed: row => row.listed,
      from_cents: row => row.fromCents,
      to_cents: row => row.toCents,
      created_at: row => row.createdAt,
    },
    rows.families,
  )
  await copyRows(
    client,
    'products',
    {
      id: row => row.id,
      name: row => row.name,
      image: row => row.image,
      further_images: row => row.furtherImages,
      price_cents: row => row.priceCents,
      min_quantity: row => row.minQuantity,
      available: row => row.available,
      category: row => row.category,
      description: row => row.description,
      sku: row => row.sku,
      dimensions: row => ({ json: row.dimensions }),
      model: row => row.model,
      low_stock: row => row.lowStock,
      family_id: row => row.familyId,
      leads: row => row.leads,
      position: row => row.position,
      picture_shows: row => row.pictureShows,
      ...factCells,
      pack_step: row => row.packStep,
      price_tiers: row => ({ json: row.priceTiers }),
      created_at: row => row.createdAt,
    },
    rows.products,
  )
  await copyRows(
    client,
    'stock_movements',
    {
      id: () => newId(),
      product_id: row => row.id,
      change: row => row.available,
      available: row => row.available,
      reason: () => 'opening',
      created_at: () => now,
    },
    rows.products,
  )
}

/** The reviews are oldest first: dated an hour apart, the last one now. */
async function fillReviews(client: pg.Client, now: Date): Promise<void> {
  await copyRows(
    client,
    'reviews',
    {
      id: () => newId(),
      author_name: row => row.name,
      text: row => row.text,
      address: row => row.address,
      rating: row => row.rating,
      created_at: (_, index) => new Date(now.getTime() - (seedReviews.length - 1 - index) * HOUR_MS),
    },
    seedReviews,
  )
}
