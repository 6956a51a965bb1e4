import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { reviews } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireActor, requireRight, requireSight } from '../rights.ts'
import type { ReviewRow } from './list.ts'

type Allows = (actor: Context['actor'], review: ReviewRow) => boolean

/** Rejects an actor without this right over a review; a hidden one exists only for its author and for admins. */
export async function requireReview(ctx: Context, id: string, allows: Allows): Promise<void> {
  requireActor(ctx.actor)
  const [row] = await ctx.db.select().from(reviews).where(eq(reviews.id, id))
  requireReviewRight(ctx, row, allows)
}

/** The same, and returns the review, locked until the transaction ends. */
export async function lockReview(
  ctx: Context,
  tx: Transaction,
  id: string,
  allows: Allows,
): Promise<ReviewRow> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update')
  return requireReviewRight(ctx, row, allows)
}

function requireReviewRight({ actor }: Context, row: ReviewRow | undefined, allows: Allows): ReviewRow {
  if (!row) throw notFound(say`review`)
  requireSight(actor, may.readReview(actor, row), say`review`)
  requireRight(actor, allows(actor, row))
  return row
}
