import { LARGE_SIZES } from '../../base/page/picture-sources.ts'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { describePicture } from '../../product/facts/describe-picture.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { Specification } from '../../product/facts/Specification.tsx'
import type { ShownHit } from '../filters/shown-results.ts'
import { HitLink } from './HitLink.tsx'

/** What is said below the only product that was found: its picture, its figures, and where the rest stands. */
export function OnlyHit({ hit, carried }: { hit: ShownHit; carried: Readonly<Record<string, string>> }) {
  const { product } = hit
  const { variants, pictureShows } = product
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      <div className="sheet overflow-hidden">
        <ProductPicture src={product.img} alt={describePicture(product)} sizes={LARGE_SIZES} />
        {pictureShows && (
          <p className="border-t border-line px-5 py-3 text-sm text-muted">Picture shows {pictureShows}</p>
        )}
        <div className="flex flex-wrap gap-3 border-t border-line p-5">
          <ProductLink product={addressedOf(product)} className="btn grow btn-secondary">
            Drawing, 3D model and what fits
          </ProductLink>
          {variants && variants.count > 1 && (
            <HitLink hit={hit} family={variants} carried={carried} className="btn grow btn-outline">
              All sizes of its family
            </HitLink>
          )}
        </div>
      </div>
      <Specification product={product} className="min-w-0" />
    </div>
  )
}
