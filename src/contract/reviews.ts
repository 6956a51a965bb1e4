import { z } from 'zod'
import { entityId, integer, isoTime, optionalText, text } from './common.ts'

export const newReview = z.object({
  rating: integer(1, 5),
  review: text(2000),
  name: optionalText(200),
  address: optionalText(200),
})
export type NewReview = z.output<typeof newReview>

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
