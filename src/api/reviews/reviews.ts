import { createRoute, z } from '@hono/zod-openapi'
import { isStaff } from '#contract/accounts/roles.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import {
  type ManagedReview,
  managedReview,
  managedReviewQuery,
  newReview,
  ownReviews,
  ownReviewsQuery,
  type Review,
  type ReviewedProduct,
  review,
  reviewChange,
  reviewHiding,
  reviewQuery,
} from '#contract/reviews/reviews.ts'
import { editReview } from '#domain/reviews/edit.ts'
import { hideReview, showReview } from '#domain/reviews/hide.ts'
import { listManagedReviews, listReviews, type ReviewEntry, type ReviewedRow } from '#domain/reviews/list.ts'
import { readOwnReviews } from '#domain/reviews/own.ts'
import { removeReview } from '#domain/reviews/remove.ts'
import { writeReview } from '#domain/reviews/write.ts'
import { may } from '#domain/rights.ts'
import { admit, admitForReview, admitSignedIn } from '../base/admit.ts'
import { anonymous, identify, readOnce } from '../base/guard.ts'
import { maybeOlder, ofCatalogue } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'

const IN_PAGES = `The next page in Link (rel=next), the number of all in X-Total-Count, unless they are of one product at most ${MAX_COUNTED}`

function presentReview({ review: row, product, authorRole }: ReviewEntry): Review {
  return {
    _id: row.id,
    name: row.authorName,
    rating: row.rating,
    review: row.text,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    product: product && presentReviewed(product),
    bought: row.bought,
    staff: authorRole !== null && isStaff(authorRole),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

function presentManaged(entry: ReviewEntry): ManagedReview {
  return { ...presentReview(entry), hidden: entry.review.hiddenReason }
}

function presentReviewed({ id, name, sku, category, familyId }: ReviewedRow): ReviewedProduct {
  return { _id: id, name, sku, category, family: familyId }
}

const params = z.object({ id: entityId })

const listRoute = createRoute({
  method: 'get',
  path: '/review',
  tags: ['Reviews'],
  summary: 'List reviews, oldest first; all of them without parameters',
  middleware: [anonymous, ofCatalogue] as const,
  request: { query: reviewQuery },
  responses: { 200: json(z.array(review), IN_PAGES), ...problems(422) },
})

const listManagedRoute = createRoute({
  method: 'get',
  path: '/review/managed',
  tags: ['Reviews'],
  summary: 'List reviews with those that are hidden, newest first (admins)',
  middleware: [identify, admit(may.moderateReviews), maybeOlder] as const,
  request: { query: managedReviewQuery },
  responses: { 200: json(z.array(managedReview), IN_PAGES), ...problems(401, 403, 422) },
})

const listOwnRoute = createRoute({
  method: 'get',
  path: '/my-reviews',
  tags: ['Reviews'],
  summary: "List one's own reviews and the products one has bought, the newest 200 of each",
  middleware: [identify, admitSignedIn] as const,
  request: { query: ownReviewsQuery },
  responses: { 200: json(ownReviews, 'Both, newest first'), ...problems(401, 422) },
})

const writeRoute = createRoute({
  method: 'post',
  path: '/review',
  tags: ['Reviews'],
  summary: 'Review the shop, or a product one has bought; the name comes from the session',
  middleware: [identify, admit(may.writeReview)] as const,
  request: { body: jsonBody(newReview) },
  responses: { 201: json(inserted, 'The id of the review'), ...problems(401, 403, 409, 422, 429) },
})

const editRoute = createRoute({
  method: 'patch',
  path: '/review/{id}',
  tags: ['Reviews'],
  summary: "Edit one's own review",
  middleware: [identify, admitForReview(may.editReview)] as const,
  request: { params, body: jsonBody(reviewChange) },
  responses: { 200: json(acknowledged, 'Edited'), ...problems(401, 403, 404, 422, 429) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/review/{id}',
  tags: ['Reviews'],
  summary: "Delete one's own review permanently, or any (admins)",
  middleware: [identify, admitForReview(may.removeReview)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Removed'), ...problems(401, 403, 404, 409) },
})

const hideRoute = createRoute({
  method: 'put',
  path: '/review/{id}/hidden',
  tags: ['Reviews'],
  summary: 'Hide a review; its author reads the reason (admins)',
  middleware: [identify, admit(may.moderateReviews)] as const,
  request: { params, body: jsonBody(reviewHiding) },
  responses: { 200: json(acknowledged, 'Hidden'), ...problems(401, 403, 404, 422) },
})

const showRoute = createRoute({
  method: 'delete',
  path: '/review/{id}/hidden',
  tags: ['Reviews'],
  summary: 'Show a hidden review again (admins)',
  middleware: [identify, admit(may.moderateReviews)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Shown'), ...problems(401, 403, 404) },
})

const done = { acknowledged: true } as const

export const reviews = createRouter()
  .openapi(listRoute, async c => {
    const { cursor, ...query } = c.req.valid('query')
    const page = await listReviews(c.get('ctx'), { ...query, after: cursor })
    return c.json(page.entries.map(presentReview), 200, pageHeaders(c.req.url, reviewQuery.shape, page))
  })
  .openapi(listManagedRoute, async c => {
    const { hidden, product, ...query } = c.req.valid('query')
    const page = await listManagedReviews(c.get('ctx'), { isHidden: hidden, product }, wishOf(query))
    const headers = pageHeaders(c.req.url, managedReviewQuery.shape, page)
    return c.json(page.entries.map(presentManaged), 200, headers)
  })
  .openapi(listOwnRoute, async c => {
    const { entries, bought } = await readOwnReviews(c.get('ctx'), c.req.valid('query').product)
    return c.json({ reviews: entries.map(presentManaged), bought: bought.map(presentReviewed) }, 200)
  })
  .openapi(writeRoute, async c => {
    const body = c.req.valid('json')
    const { rating, review: text, address, product: productId = null } = body
    const input = { rating, text, address, productId }
    const insertedId = await writeReview(c.get('ctx'), input, readOnce(c, 'review', body))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(editRoute, async c => {
    const { rating, review: text } = c.req.valid('json')
    await editReview(c.get('ctx'), c.req.valid('param').id, { rating, text })
    return c.json(done, 200)
  })
  .openapi(removeRoute, async c => {
    await removeReview(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
  .openapi(hideRoute, async c => {
    await hideReview(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').reason)
    return c.json(done, 200)
  })
  .openapi(showRoute, async c => {
    await showReview(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
