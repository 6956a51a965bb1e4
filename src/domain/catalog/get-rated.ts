import { and, eq, type SQL, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { ProductRating } from '#contract/reviews/reviews.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { averageOf, countStars } from '../reviews/rating.ts'
import type { FamilyRow } from './families.ts'
import { standingFirst } from './leading.ts'
import type { ProductRow } from './list.ts'
import { isListed } from './states.ts'

/** A product with what is shown with it. */
interface RatedRow {
  readonly product: ProductRow
  readonly family: FamilyRow | undefined
  /** Null without reviews. */
  readonly rating: ProductRating | null
}

/** A product found as by `getProduct`, with its family and its rating; rejected if there is none. */
export async function getRatedProduct(ctx: Context, key: string): Promise<RatedRow> {
  // One round trip: of all calls, this is the one that is made most.
  const [found] = await prepareReading(ctx.db).execute({ key })
  if (!found) throw notFound(say`product`)
  return { product: found.product, family: found.family ?? undefined, rating: averageOf(found.stars) }
}

const prepareReading = preparedOnce((db: Database) => {
  const rated = countStars(db)
  const key = sql.placeholder('key')
  const idOf = (which: SQL | undefined) => db.select({ id: products.id }).from(products).where(which)
  const itself = idOf(eq(products.id, key))
  const standing = idOf(and(eq(products.familyId, key), isListed))
    .orderBy(...standingFirst)
    .limit(1)
  const named = idOf(sql`lower(${products.sku}) = lower(${key})`)
  return db
    .select({ product: products, family: families, stars: rated.stars })
    .from(products)
    .leftJoin(families, eq(families.id, products.familyId))
    .crossJoinLateral(rated)
    .where(eq(products.id, sql`coalesce(${itself}, ${standing}, ${named})`))
    .prepare('rated_product')
})
