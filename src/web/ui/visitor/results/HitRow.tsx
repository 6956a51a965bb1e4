import { RowPurchase } from '../../basket/RowPurchase.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { ListPrice } from '../../product/offer/ListPrice.tsx'
import { formatShare } from '../../product/offer/pieces.ts'
import { describeStock } from '../../product/offer/quantities.ts'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import type { ListedProduct, ShownHit } from '../filters/shown-results.ts'
import { HitLink } from './HitLink.tsx'
import { familyOf } from './hit-target.ts'

/** One hit: a product with its quantity to order, or a family with how many of its sizes fit. */
export function HitRow({ hit, carried }: { hit: ShownHit; carried: Readonly<Record<string, string>> }) {
  const { product, matches, inStock, isSize } = hit
  const family = familyOf(hit)
  const size = [product.size, product.grade].filter(Boolean).join(', ')
  return (
    <tr
      className={`border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1.5 max-md:p-4 ${isSize ? 'bg-base-200' : ''}`}
    >
      <th scope="row" className="font-normal max-md:col-span-2 md:py-3 md:pl-4">
        <span className="flex items-center gap-3">
          <ProductPicture
            src={product.img}
            alt=""
            sizes="48px"
            className="aspect-square! w-12! shrink-0 rounded-field border border-line"
          />
          <span className="min-w-0">
            {isSize && <span className="block text-sm font-semibold text-success">Exactly this</span>}
            <HitLink
              hit={hit}
              family={family}
              carried={carried}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {family ? family.name : product.name}
            </HitLink>
            {size && <span className="block text-sm text-muted">{family ? `such as ${size}` : size}</span>}
          </span>
        </span>
      </th>
      <td className="text-[0.9375rem] max-md:col-span-2 md:px-3 md:py-3">{describeMaterial(product)}</td>
      <td className="text-[0.9375rem] whitespace-nowrap md:px-3 md:py-3 md:text-right">
        {family ? `${formatShare(inStock, matches)} sizes` : describeStock(product)}
      </td>
      <td className="text-right font-semibold whitespace-nowrap md:px-3 md:py-3">
        <ListPrice product={product} family={family && hit} />
      </td>
      <td className="max-md:col-span-2 max-md:pt-1 md:py-3 md:pr-4">
        {family ? (
          <HitLink
            hit={hit}
            family={family}
            carried={carried}
            className="btn w-full btn-outline btn-sm whitespace-nowrap"
          >
            See {formatShare(matches, family.count)} sizes
          </HitLink>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <RowPurchase product={product} />
            <CompareToggle product={product} />
          </div>
        )}
      </td>
    </tr>
  )
}

function describeMaterial({ material, finish }: ListedProduct): string {
  return [material, finish === 'Plain' ? null : finish].filter(Boolean).join(', ')
}
