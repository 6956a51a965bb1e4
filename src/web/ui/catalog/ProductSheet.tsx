import type { Product } from '#contract/catalog.ts'
import { AVAILABILITY, MINIMUM_ORDER } from '../../content/specification.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { formatPieces } from './pieces.ts'

/** A product at a glance: pictures, description and figures. */
export function ProductSheet({ product }: { product: Product }) {
  const { description, price, available, min } = product
  return (
    <div className="grid min-w-0 gap-8">
      <ProductGallery product={product} />
      <div className="sheet p-5 sm:p-6">
        {description && <p className="mb-5 whitespace-pre-line wrap-break-word">{description}</p>}
        <dl>
          <Figure term="Price">{formatEuros(price)}</Figure>
          <Figure term={AVAILABILITY}>{available < min ? 'Sold out' : formatPieces(available)}</Figure>
          <Figure term={MINIMUM_ORDER}>{formatPieces(min)}</Figure>
        </dl>
      </div>
    </div>
  )
}
