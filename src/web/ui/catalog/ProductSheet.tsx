import type { Product } from '../../../contract/catalog.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import { formatPieces } from './pieces.ts'

/** A product in full: picture, description and figures. */
export function ProductSheet({ product }: { product: Product }) {
  const { name, img, description, price, available, min } = product
  return (
    <div className="sheet overflow-hidden">
      <div className="border-b border-line">
        <ProductPicture src={img} alt={name} isFirst />
      </div>
      <div className="p-5 sm:p-6">
        {description && <p className="mb-5 whitespace-pre-line wrap-break-word">{description}</p>}
        <dl>
          <Figure term="Price">{formatEuros(price)}</Figure>
          <Figure term="Availability">{available < min ? 'Sold out' : formatPieces(available)}</Figure>
          <Figure term="Minimum Order">{formatPieces(min)}</Figure>
        </dl>
      </div>
    </div>
  )
}
