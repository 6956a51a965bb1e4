import { partPath } from '#contract/addresses.ts'
import type { ReviewedProduct } from '#contract/reviews.ts'

/** The part that a review is about, leading to its page. */
export function ReviewedPart({ product }: { product: ReviewedProduct }) {
  return (
    <a href={`${partPath(product)}#reviews`} className="link">
      {product.name}
    </a>
  )
}
