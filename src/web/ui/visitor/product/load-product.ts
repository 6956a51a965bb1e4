import type { OtherSizes } from '#contract/catalog/families.ts'
import type { RatedProduct, Review } from '#contract/reviews/reviews.ts'
import { answerOf, calls, type Page } from '../../../client.ts'
import { readProductReviews } from '../product-reviews/read-product-reviews.ts'
import { loadBeside } from './load-beside.ts'

/** A product with the way to the other sizes of its family; nothing of who reads it, as the page is kept for many. */
export interface LoadedProduct {
  readonly product: RatedProduct
  /** Null for a product without a family, and for the only size of one. */
  readonly others: OtherSizes | null
  readonly reviews: Page<Review>
  readonly beside: Awaited<ReturnType<typeof loadBeside>>
}

/** A product by its SKU or its id. Rejects with a CallError if there is none. */
export function readProduct(key: string): Promise<RatedProduct> {
  return answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(key) } }))
}

/** What the page of a product shows besides the product; the reviews from the cursor `after` on, by default the newest. */
export async function loadProduct(product: RatedProduct, after: string | undefined): Promise<LoadedProduct> {
  const [others, reviews, beside] = await Promise.all([
    loadOthers(product),
    loadReviews(product, after),
    loadBeside(product),
  ])
  return { product, others, reviews, beside }
}

/** Most products have none, as their rating tells. */
async function loadReviews({ _id, rating }: RatedProduct, after: string | undefined): Promise<Page<Review>> {
  if (rating === null) return { items: [], total: 0, next: undefined }
  return readProductReviews(_id, after)
}

async function loadOthers({ _id: id, variants }: RatedProduct): Promise<OtherSizes | null> {
  if (!variants || variants.count < 2) return null
  return answerOf(calls.service[':id'].sizes.$get({ param: { id: encodeURIComponent(id) } }))
}
