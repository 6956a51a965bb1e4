import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/accounts/roles.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { products, reviews, users } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { may, requireRight } from '../rights.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** The product that a review is about. */
export interface ReviewedRow {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly category: Category
  readonly familyId: string | null
}

/** A review, and its product; null if it is about the shop as a whole. */
export interface ReviewEntry {
  readonly review: ReviewRow
  readonly product: ReviewedRow | null
  /** The role its author has now; null if the account is gone or never was. */
  readonly authorRole: Role | null
}

/** The columns of a product that its reviews show. */
export const reviewedColumns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  category: products.category,
  familyId: products.familyId,
}

interface ReviewFilter {
  /** Only reviews of the product with this id. */
  readonly product?: string | undefined
  /** All of them if undefined. */
  readonly limit?: number | undefined
  /** The id of the last review on the previous page. */
  readonly after?: string | undefined
}

interface ReviewPage extends ListedPage {
  readonly entries: readonly ReviewEntry[]
}

type Order = 'oldest' | 'newest'

/** The reviews that everybody sees, all of them or a page. */
export function listReviews(
  ctx: Context,
  { sort, ...filter }: ReviewFilter & { readonly sort: Order },
): Promise<ReviewPage> {
  return selectPage(ctx, filter, sort, isNull(reviews.hiddenAt))
}

/** Reviews as admins see them, newest first, or those that changed since a moment: with those that are hidden, or only those, or only the others. */
export async function listManagedReviews(
  ctx: Context,
  { isHidden, product }: { readonly isHidden?: boolean | undefined; readonly product?: string | undefined },
  wish: ListWish,
): Promise<ReviewPage> {
  requireRight(ctx.actor, may.moderateReviews(ctx.actor))
  const state = isHidden ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt)
  const hidden = isHidden === undefined ? undefined : state
  if (!isOfChanges(wish)) return selectPage(ctx, { product, ...wish }, 'newest', hidden)
  const read = (ids: string[]) => selectEntries(ctx).where(inArray(reviews.id, ids))
  const matching = and(hidden, isAbout(product))
  const { rows, ...page } = await readChanged(ctx, reviews, matching, wish, read, ({ review }) => review.id)
  return { entries: rows, ...page }
}

const isAbout = (product: string | undefined) =>
  product === undefined ? undefined : eq(reviews.productId, product)

async function selectPage(
  ctx: Context,
  { product, limit, after }: ReviewFilter,
  sort: Order,
  state: SQL | undefined,
): Promise<ReviewPage> {
  const matching = and(state, isAbout(product))
  const direction = sort === 'oldest' ? asc : desc
  const query = selectEntries(ctx)
    .where(and(matching, after === undefined ? undefined : isFurther(sort, after)))
    .orderBy(direction(reviews.createdAt), direction(reviews.id))
    .$dynamic()
  const counted = ctx.db.select({ id: reviews.id }).from(reviews).where(matching).$dynamic()
  const [rows, total] = await Promise.all([
    limit === undefined ? query : query.limit(limit + 1),
    product === undefined ? countUpTo(ctx.db, counted) : ctx.db.$count(counted.as('counted')),
  ])
  const entries = rows.slice(0, limit)
  return {
    entries,
    total: limit === undefined && after === undefined ? rows.length : total,
    next: rows.length > entries.length ? entries.at(-1)?.review.id : undefined,
  }
}

/** Reviews, each with its product. */
export function selectEntries(ctx: Context) {
  return ctx.db
    .select({ review: reviews, product: reviewedColumns, authorRole: users.role })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
}

function isFurther(sort: Order, after: string): SQL {
  const comparison = sort === 'oldest' ? sql`>` : sql`<`
  return sql`(${reviews.createdAt}, ${reviews.id}) ${comparison} (select ${reviews.createdAt}, ${reviews.id} from ${reviews} where ${reviews.id} = ${after})`
}
