import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ProductRating } from '#contract/reviews/reviews.ts'
import type { Database } from '#db/client.ts'
import { products, reviews } from '#db/schema.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** To be joined to products: how many of a product's reviews that are not hidden give 1, 2, 3, 4 and 5 stars. */
export function countStars(db: Pick<Database, 'select'>) {
  const counts = STARS.map(star => sql`count(*) filter (where ${reviews.rating} = ${star})`)
  const stars = sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]`.as('stars')
  return db
    .select({ stars })
    .from(reviews)
    .where(and(eq(reviews.productId, products.id), isNull(reviews.hiddenAt)))
    .as('rated')
}

/** The average to one decimal of this many ratings of 1, 2, 3, 4 and 5; null without any. */
export function averageOf(stars: number[]): ProductRating | null {
  const total = stars.reduce((sum, each) => sum + each, 0)
  if (total === 0) return null
  const points = stars.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: Math.round((points * 10) / total) / 10, count: total, stars }
}
