import { Link } from '@tanstack/react-router'
import { addressOf } from '#contract/catalog/addresses.ts'
import type { ReviewedProduct } from '#contract/reviews.ts'

/** The part that a review is about, leading to the reviews on its page. */
export function ReviewedLink({ product }: { product: ReviewedProduct }) {
  return (
    <Link to="/parts/$slug/$sku" params={addressOf(product)} hash="reviews" className="link">
      {product.name}
    </Link>
  )
}
