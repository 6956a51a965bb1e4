import { eq, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { ProductRating } from '#contract/reviews/reviews.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { averageOf, countStars } from '../reviews/rating.ts'
import type { FamilyRow } from './families.ts'
import { getProductOtherwise, type ProductRow } from './list.ts'

/** A product with what is shown with it. */
interface RatedRow {
  readonly product: ProductRow
  readonly family: FamilyRow | undefined
  /** Null without reviews. */
  readonly rating: ProductRating | null
}

/** A product found as by `getProduct`, with its family and its rating; rejected if there is none. */
export async function getRatedProduct(ctx: Context, key: string): Promise<RatedRow> {
  const found = await readRated(ctx.db, key)
  if (found) return found
  const { id } = await getProductOtherwise(ctx, key)
  const otherwise = await readRated(ctx.db, id)
  if (!otherwise) throw notFound(say`product`)
  return otherwise
}

/** One round trip: of all calls, this is the one that is made most. */
async function readRated(db: Database, id: string): Promise<RatedRow | undefined> {
  const [found] = await prepareReading(db).execute({ id })
  return (
    found && { product: found.product, family: found.family ?? undefined, rating: averageOf(found.stars) }
  )
}

const prepareReading = preparedOnce((db: Database) => {
  const rated = countStars(db)
  return db
    .select({ product: products, family: families, stars: rated.stars })
    .from(products)
    .leftJoin(families, eq(families.id, products.familyId))
    .crossJoinLateral(rated)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('rated_product')
})
