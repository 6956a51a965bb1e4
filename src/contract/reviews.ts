import { z } from 'zod'
import { MAX_PAGE } from './catalog.ts'
import { entityId, integer, isoTime, optionalText, text } from './common.ts'

export const newReview = z.object({
  rating: integer(1, 5),
  review: text(2000),
  name: optionalText(200),
  address: optionalText(200),
})
export type NewReview = z.output<typeof newReview>

/** All optional: without a limit, all reviews are returned; oldest first by default. */
export const reviewQuery = z.object({
  sort: z.enum(['oldest', 'newest'], 'must be oldest or newest').optional().default('oldest'),
  limit: integer(1, MAX_PAGE).optional(),
  cursor: entityId.optional(),
})

export const review = z
  .object({
    _id: entityId,
    name: z.string(),
    rating: z.int().min(1).max(5),
    review: z.string(),
    address: z.string(),
    createdAt: isoTime,
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>
