import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { reviews } from '#db/schema.ts'
import { recordAudit } from './audit.ts'
import { type Context, newId } from './context.ts'
import { notFound } from './errors.ts'
import { type Once, runOnce } from './idempotency.ts'
import { may, requireRight } from './policies.ts'
import { countAttemptOf } from './rate-limits.ts'

/** Per person. */
const LIMIT = { max: 5, windowMs: 60 * 60 * 1000 }

export type ReviewRow = typeof reviews.$inferSelect

export interface ReviewPaging {
  readonly sort: 'oldest' | 'newest'
  /** All of them if undefined. */
  readonly limit?: number | undefined
  /** The id of the last review on the previous page. */
  readonly after?: string | undefined
}

export interface ReviewPage {
  readonly reviews: ReviewRow[]
  /** How many there are, across all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** Reviews, all of them or a page. */
export async function listReviews(ctx: Context, { sort, limit, after }: ReviewPaging): Promise<ReviewPage> {
  const [direction, comparison] = sort === 'oldest' ? [asc, sql`>`] : [desc, sql`<`]
  const isFurther = sql`(${reviews.createdAt}, ${reviews.id}) ${comparison} (select ${reviews.createdAt}, ${reviews.id} from ${reviews} where ${reviews.id} = ${after})`
  const query = ctx.db
    .select()
    .from(reviews)
    .where(after === undefined ? undefined : isFurther)
    .orderBy(direction(reviews.createdAt), direction(reviews.id))
    .$dynamic()
  const [rows, counted] = await Promise.all([
    limit === undefined ? query : query.limit(limit + 1),
    ctx.db.select({ total: count() }).from(reviews),
  ])
  const shown = rows.slice(0, limit)
  return {
    reviews: shown,
    total: counted[0]?.total ?? 0,
    next: rows.length > shown.length ? shown.at(-1)?.id : undefined,
  }
}

export interface NewReviewInput {
  readonly rating: number
  readonly text: string
  readonly address: string
}

/** Stores a review under its author's name and returns its id. Rejects (too many) more than five an hour. */
export async function writeReview(ctx: Context, input: NewReviewInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.writeReview(ctx.actor))
  const author = ctx.actor
  const insert = async (db: Pick<Context['db'], 'insert'>) => {
    await countAttemptOf(db, 'review', author.id, LIMIT)
    const id = newId()
    await db
      .insert(reviews)
      .values({ id, userId: author.id, authorName: author.name, ...input, createdAt: ctx.now() })
    return id
  }
  const id = once ? await runOnce(ctx, once, insert) : await insert(ctx.db)
  ctx.changed('reviews')
  return id
}

/** Removes a review permanently. The audit trail keeps its author and rating but not its text, which may be why it was removed. */
export async function removeReview(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.removeReview(ctx.actor))
  await ctx.db.transaction(async tx => {
    const [removed] = await tx.delete(reviews).where(eq(reviews.id, id)).returning()
    if (!removed) throw notFound('review')
    const { authorName: name, rating, createdAt } = removed
    await recordAudit(tx, ctx, {
      action: 'review-removed',
      subject: `review ${id}`,
      before: { name, rating, createdAt: createdAt.toISOString() },
    })
  })
  ctx.changed('reviews')
}
