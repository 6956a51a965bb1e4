import { Link } from '@tanstack/react-router'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { PURCHASE } from '../../../content/specification.ts'
import { AddToBasket } from '../../basket/AddToBasket.tsx'
import { describePicture } from '../../product/facts/describe-picture.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { isSoldOut } from '../../product/offer/quantities.ts'
import { RemoveLink } from './RemoveLink.tsx'

/** The head of a product's column: what it is, and what can be done with it. */
export function ComparedHead({
  part,
  product,
  parts,
}: {
  part: string
  product: Product
  /** All parts of the comparison. */
  parts: readonly string[]
}) {
  const { _id, sku, category, name, variants, archived, min } = product
  return (
    <th scope="col" className="min-w-44 border-l border-line p-3 align-top font-normal sm:min-w-52 sm:p-4">
      <div className="flex h-full flex-col items-start gap-3">
        <ProductPicture
          src={product.img}
          alt={describePicture(product)}
          sizes="(min-width: 80rem) 17rem, 13rem"
          isFirst
          className="max-w-64 rounded-box"
        />
        <a
          href={partPath({ _id, sku, category, family: variants?.family ?? null })}
          className="grow text-link font-semibold wrap-anywhere"
        >
          {name}
        </a>
        <div className="flex flex-wrap gap-2">
          {!archived && (
            <Link
              to="/purchase/$id"
              params={{ id: _id }}
              aria-label={`${PURCHASE} ${name}`}
              className="btn btn-sm btn-primary"
            >
              {PURCHASE}
            </Link>
          )}
          {!isSoldOut(product) && !archived && (
            <AddToBasket product={product} getQuantity={() => min} className="btn btn-outline btn-sm" />
          )}
          <RemoveLink part={part} parts={parts} name={name} className="btn btn-outline btn-sm" />
        </div>
      </div>
    </th>
  )
}
