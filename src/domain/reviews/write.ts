import { and, eq } from 'drizzle-orm'
import { isStaff } from '#contract/accounts/roles.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { products, reviews } from '#db/schema.ts'
import { isReservedName, NEUTRAL_NAME } from '../accounts/reserved-names.ts'
import { type Actor, type Context, newId } from '../context.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { hasBought } from './bought.ts'

/** Per person. */
const LIMIT = { max: 5, windowMs: 60 * 60 * 1000 }

interface NewReviewInput {
  readonly rating: number
  readonly text: string
  readonly address: string
  /** The product it is about; null: the shop as a whole. */
  readonly productId: string | null
}

/**
 * Stores a review under its author's name and returns its id. Rejects products that the author has not bought (forbidden), a
 * second review of the same product (conflict, with the id of the first), and more than five an hour (too many).
 */
export async function writeReview(ctx: Context, input: NewReviewInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.writeReview(ctx.actor))
  const author = ctx.actor
  const insert = (tx: Transaction) => insertReview(ctx, tx, author, input)
  const id = await (once ? runOnce(ctx, once, insert) : ctx.db.transaction(insert))
  ctx.changed('reviews')
  return id
}

async function insertReview(
  ctx: Context,
  tx: Transaction,
  author: Actor,
  input: NewReviewInput,
): Promise<string> {
  await countAttemptOf(tx, 'review', author.id, LIMIT)
  const { productId } = input
  if (productId !== null) await requireBought(tx, author, productId)
  const [stored] = await tx
    .insert(reviews)
    .values({
      id: newId(),
      userId: author.id,
      authorName: nameAuthor(ctx, author),
      ...input,
      bought: productId !== null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [reviews.userId, reviews.productId] })
    .returning({ id: reviews.id })
  if (!stored) throw await describeEarlier(tx, author, productId)
  return stored.id
}

/** A customer who already had a name that is reserved now writes under a neutral one. */
function nameAuthor({ billing }: Context, { role, name }: Actor): string {
  return !isStaff(role) && isReservedName(name, billing.seller.name) ? NEUTRAL_NAME : name
}

async function requireBought(tx: Transaction, author: Actor, productId: string): Promise<void> {
  if (await hasBought(tx, author.id, productId)) return
  const [found] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId))
  throw found
    ? forbidden(say`You can review parts you have bought.`)
    : invalid('product', say`is not in this shop`)
}

/** The conflict with the review of this product that the author has written before. */
async function describeEarlier(tx: Transaction, author: Actor, productId: string | null) {
  const [earlier] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, author.id), eq(reviews.productId, productId ?? '')))
  return conflict(say`You have already reviewed this part: please edit that review.`, {
    ...(earlier && { current: { review: earlier.id } }),
  })
}
