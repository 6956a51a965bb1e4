import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { products, reviews } from '#db/schema.ts'
import { openStock } from '#domain/catalog/stock.ts'
import { newId } from '#domain/context.ts'
import { makeSeedProducts } from './seed/products.ts'
import { seedReviews } from './seed/reviews.ts'

const HOUR_MS = 60 * 60 * 1000

/** Fills an empty database with the demo catalogue and its reviews; returns whether it did. Never touches one in use. */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  if (await isInUse(db)) return false
  return db.longTransaction(async tx => {
    // Two instances may start at once: the second waits and finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`)
    if (await isInUse(tx)) return false
    // The lists are oldest first: entries are dated an hour apart, the last one now.
    const agedBy = (count: number, index: number) => new Date(now.getTime() - (count - 1 - index) * HOUR_MS)
    const seedProducts = await makeSeedProducts()
    for (const [index, product] of seedProducts.entries()) {
      const id = newId()
      await tx.insert(products).values({ id, ...product, createdAt: agedBy(seedProducts.length, index) })
      await openStock(tx, { productId: id, available: product.available, at: now })
    }
    await tx.insert(reviews).values(
      seedReviews.map(({ name, ...review }, index) => ({
        id: newId(),
        authorName: name,
        ...review,
        createdAt: agedBy(seedReviews.length, index),
      })),
    )
    return true
  })
}

async function isInUse(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).limit(1)).length > 0
}
