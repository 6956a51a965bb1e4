import { Link } from '@tanstack/react-router'
import type { Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'

/** Why a product cannot be ordered any more, and where to go instead. */
export function NoLongerMadeNote({ product: { category } }: { product: Product }) {
  return (
    <div className="grid justify-items-start gap-4">
      <output className="block">
        <strong>No longer made.</strong> This product cannot be ordered any more.
      </output>
      <Link to="/all-products" search={{ category }} className="btn btn-outline">
        See {categoryNames[category].toLowerCase()}
      </Link>
    </div>
  )
}
