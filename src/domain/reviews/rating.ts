import { and, count, eq, isNull } from 'drizzle-orm'
import type { ProductRating } from '#contract/reviews.ts'
import { reviews } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** What the reviews of a product that are not hidden rate it; null without any. */
export async function readRating(ctx: Context, productId: string): Promise<ProductRating | null> {
  const rows = await ctx.db
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.rating)
  return averageOf([1, 2, 3, 4, 5].map(star => rows.find(({ rating }) => rating === star)?.reviews ?? 0))
}

/** The average to one decimal of this many ratings of 1, 2, 3, 4 and 5; null without any. */
export function averageOf(stars: number[]): ProductRating | null {
  const total = stars.reduce((sum, each) => sum + each, 0)
  if (total === 0) return null
  const points = stars.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: Math.round((points * 10) / total) / 10, count: total, stars }
}
