import { z } from 'zod'
import { category, MAX_PAGE, product } from '../catalog/catalog.ts'
import { declaration } from '../catalog/declarations.ts'
import { kindLink } from '../catalog/part-kinds.ts'
import { updatedSince } from '../changes.ts'
import { absentable, entityId, integer, isoTime, optionalText, text } from '../common.ts'

const stars = integer(1, 5)
const opinion = text(2000)

/** A review of the shop as a whole, or of a product that its author has bought. */
export const newReview = z.object({
  rating: stars,
  review: opinion,
  name: optionalText(200),
  address: optionalText(200),
  product: absentable(entityId),
})

/** An edit of one's own review: only the fields sent are changed. */
export const reviewChange = z
  .strictObject({ rating: stars, review: opinion })
  .partial()
  .refine(change => Object.keys(change).length > 0, 'must change something')

/** Why an admin hides a review; its author reads it. */
export const reviewHiding = z.object({ reason: text(500) })

/** All optional: without a limit, all reviews are returned; oldest first by default. */
export const reviewQuery = z.object({
  sort: z.enum(['oldest', 'newest'], 'must be oldest or newest').optional().default('oldest'),
  limit: integer(1, MAX_PAGE).optional(),
  cursor: entityId.optional(),
  product: entityId.optional(),
})

/** GET /review/managed. Hidden reviews are listed among the others, or alone. */
export const managedReviewQuery = z.object({
  hidden: z.stringbool('must be true or false').optional(),
  product: entityId.optional(),
  updatedSince: updatedSince('reviews that changed since, but for those that are gone'),
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

/** What a review is about, in short. */
const reviewedProduct = z
  .object({
    _id: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    category,
    family: z.string().nullable(),
  })
  .meta({ id: 'ReviewedProduct' })
export type ReviewedProduct = z.infer<typeof reviewedProduct>

export const review = z
  .object({
    _id: entityId,
    name: z.string(),
    rating: z.int().min(1).max(5),
    review: z.string(),
    address: z.string(),
    createdAt: isoTime,
    product: reviewedProduct.nullable().meta({ description: 'null: the shop as a whole' }),
    bought: z.boolean().meta({ description: 'its author had bought the product' }),
    staff: z.boolean().meta({ description: 'its author is of the shop, by role and not by name' }),
    editedAt: isoTime.nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>

/** A review as its author and admins see it. */
export const managedReview = review
  .extend({ hidden: z.string().nullable().meta({ description: 'why an admin has hidden it, if so' }) })
  .meta({ id: 'ManagedReview' })
export type ManagedReview = z.infer<typeof managedReview>

/** GET /my-reviews: all of them, or of one product only. */
export const ownReviewsQuery = z.object({ product: entityId.optional() })

/** One's own reviews, and the products one has bought, which one may review. */
export const ownReviews = z
  .object({ reviews: z.array(managedReview), bought: z.array(reviewedProduct) })
  .meta({ id: 'OwnReviews' })
export type OwnReviews = z.infer<typeof ownReviews>

/** The ratings of a product: their average to one decimal, how many there are, and how many of 1, 2, 3, 4 and 5. */
const productRating = z
  .object({ average: z.number(), count: z.int(), stars: z.array(z.int()).length(5) })
  .meta({ id: 'ProductRating' })
export type ProductRating = z.infer<typeof productRating>

/** A product with its rating, null without reviews, and the kinds in which its family lies, from the outermost on. */
export const ratedProduct = product
  .extend({
    rating: productRating.nullable(),
    kinds: z.array(kindLink),
    declarations: z.array(declaration),
    codes: z.array(declaration).meta({
      description: 'its customs code and origin where nobody has said them, or who confirmed them',
    }),
    leavesBy: z.iso.date().nullable().meta({
      description:
        'by which day pieces beyond those available leave the works, if they are ordered today; null: they are not sold',
    }),
  })
  .meta({ id: 'RatedProduct' })
export type RatedProduct = z.infer<typeof ratedProduct>
