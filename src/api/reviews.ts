import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { newReview, type Review, review, reviewQuery } from '#contract/reviews.ts'
import { may } from '#domain/policies.ts'
import { listReviews, type ReviewRow, removeReview, writeReview } from '#domain/reviews.ts'
import { admit } from './admit.ts'
import { anonymous, identify, readOnce } from './guard.ts'
import { createRouter, json, jsonBody, problems } from './openapi.ts'
import { pageHeaders } from './paging.ts'

export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    name: row.authorName,
    rating: row.rating,
    review: row.text,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/review',
  tags: ['Reviews'],
  summary: 'List reviews, oldest first; all of them without parameters',
  middleware: [anonymous] as const,
  request: { query: reviewQuery },
  responses: {
    200: json(z.array(review), 'The next page in Link (rel=next), the number of all in X-Total-Count'),
    ...problems(422),
  },
})

const writeRoute = createRoute({
  method: 'post',
  path: '/review',
  tags: ['Reviews'],
  summary: 'Write a review; the name comes from the session',
  middleware: [identify, admit(may.writeReview)] as const,
  request: { body: jsonBody(newReview) },
  responses: { 201: json(inserted, 'The id of the review'), ...problems(401, 422, 429) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/review/{id}',
  tags: ['Reviews'],
  summary: 'Delete a review permanently (admins)',
  middleware: [identify, admit(may.removeReview)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(acknowledged, 'Removed'), ...problems(401, 403, 404) },
})

export const reviews = createRouter()
  .openapi(listRoute, async c => {
    const { sort, limit, cursor } = c.req.valid('query')
    const page = await listReviews(c.get('ctx'), { sort, limit, after: cursor })
    return c.json(page.reviews.map(presentReview), 200, pageHeaders(c.req.url, reviewQuery.shape, page))
  })
  .openapi(writeRoute, async c => {
    const body = c.req.valid('json')
    const input = { rating: body.rating, text: body.review, address: body.address }
    const insertedId = await writeReview(c.get('ctx'), input, readOnce(c, 'review', body))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(removeRoute, async c => {
    await removeReview(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
