import { asc } from 'drizzle-orm'
import { reviews } from '#db/schema.ts'
import { type Context, newId } from './context.ts'
import { type Once, runOnce } from './idempotency.ts'
import { may, requireRight } from './policies.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** All reviews, oldest first. */
export function listReviews(ctx: Context): Promise<ReviewRow[]> {
  return ctx.db.select().from(reviews).orderBy(asc(reviews.createdAt), asc(reviews.id))
}

export interface NewReviewInput {
  readonly rating: number
  readonly text: string
  readonly address: string
}

/** Keeps a review under the name of the person who writes it and answers its id. */
export async function writeReview(ctx: Context, input: NewReviewInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.writeReview(ctx.actor))
  const author = ctx.actor
  const insert = async (db: Pick<Context['db'], 'insert'>) => {
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
