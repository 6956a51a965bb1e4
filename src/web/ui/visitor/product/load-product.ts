import type { OtherSizes } from '#contract/catalog/families.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { answerOf, calls } from '../../../client.ts'
import { loadProductReviews, type ProductReviewsData } from '../product-reviews/load-product-reviews.ts'
import { loadBeside } from './load-beside.ts'

/** A product with the way to the other sizes of its family. */
export interface LoadedProduct {
  readonly product: RatedProduct
  /** Null for a product without a family, and for the only size of one. */
  readonly others: OtherSizes | null
  readonly reviews: ProductReviewsData
  readonly beside: Awaited<ReturnType<typeof loadBeside>>
}

interface ProductReader {
  readonly isSignedIn: boolean
  /** The cursor after which the reviews begin; the newest by default. */
  readonly after: string | undefined
}

/** A product by its SKU or its id. Rejects with a CallError if there is none. */
export function readProduct(key: string): Promise<RatedProduct> {
  return answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(key) } }))
}

/** What the page of a product shows besides the product. */
export async function loadProduct(product: RatedProduct, reader: ProductReader): Promise<LoadedProduct> {
  const [others, reviews, beside] = await Promise.all([
    loadOthers(product),
    loadProductReviews({ product: product._id, ...reader }),
    loadBeside(product, reader),
  ])
  return { product, others, reviews, beside }
}

async function loadOthers({ _id: id, variants }: RatedProduct): Promise<OtherSizes | null> {
  if (!variants || variants.count < 2) return null
  return answerOf(calls.service[':id'].sizes.$get({ param: { id: encodeURIComponent(id) } }))
}
