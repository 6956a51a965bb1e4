import type { Product } from '#contract/catalog/catalog.ts'
import { AVAILABILITY, MINIMUM_ORDER } from '../../../content/specification.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { formatWeight } from '../../product/facts/format-weight.ts'
import { ProductGallery } from '../../product/gallery/ProductGallery.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'
import { describeStock, isBeyondStock, unitPriceOf } from '../../product/offer/quantities.ts'

/** A product at a glance: pictures, description and figures. */
export function ProductSheet({ product }: { product: Product }) {
  return (
    <div className="grid min-w-0 gap-8">
      <ProductGallery product={product} />
      {(product.description || !product.archived) && (
        <div className="sheet p-5 sm:p-6">
          {product.description && (
            <p className="whitespace-pre-line wrap-break-word not-last:mb-5">{product.description}</p>
          )}
          {!product.archived && <Terms product={product} />}
        </div>
      )}
    </div>
  )
}

/** The terms on which it can be ordered. */
function Terms({
  product: { price, available, min, step, tiers, weight, backOrderDays },
}: {
  product: Product
}) {
  return (
    <dl>
      <Figure
        term={
          <>
            Price, <PriceBasis />
          </>
        }
      >
        <Price euros={unitPriceOf({ price, tiers }, min)} />
      </Figure>
      {tiers.map(tier => (
        <Figure key={tier.from} term={`From ${formatPieces(tier.from)}`}>
          {isBeyondStock({ available, step, backOrderDays }, tier.from) ? (
            'Available on request'
          ) : (
            <Price euros={tier.price} />
          )}
        </Figure>
      ))}
      <Figure term={AVAILABILITY}>{describeStock({ available, min, backOrderDays })}</Figure>
      <Figure term={MINIMUM_ORDER}>{formatPieces(min)}</Figure>
      {step > 1 && <Figure term="Sold in packs of">{formatPieces(step)}</Figure>}
      {weight !== null && <Figure term="Weight">{formatWeight(weight)}</Figure>}
    </dl>
  )
}
