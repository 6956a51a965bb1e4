import { Link } from '@tanstack/react-router'
import type { Product } from '#contract/catalog.ts'
import { AVAILABILITY, MINIMUM_ORDER, PURCHASE } from '../content/specification.ts'
import { describePicture } from './catalog/describe-picture.ts'
import { describeKeyDimensions } from './catalog/dimension-labels.ts'
import { categoryNames } from './catalog/product-search.ts'
import { formatCount, formatEuros } from './format.ts'
import { ProductPicture } from './ProductPicture.tsx'

/** A product in the catalogue's list. */
export function ProductCard({
  product,
  headingLevel: Heading = 'h2',
  isFirst = false,
}: {
  product: Product
  headingLevel?: 'h2' | 'h3'
  isFirst?: boolean
}) {
  const { _id: id, name, img, available, min, category, standard, variants } = product
  const keyDimensions = describeKeyDimensions(product)
  const isSoldOut = available < min
  return (
    <article className="sheet group flex h-full flex-col overflow-hidden transition-colors hover:border-field-line">
      <div className="border-b border-line">
        <ProductPicture src={img} alt={describePicture(product)} isFirst={isFirst} />
      </div>
      <div className="flex grow flex-col p-5">
        <p className="eyebrow text-muted">
          {categoryNames[category]}
          {standard && ` · ${standard}`}
        </p>
        <Heading className="mt-1.5 text-2xl text-pretty wrap-anywhere">{name}</Heading>
        {keyDimensions && <p className="mt-2 text-sm text-muted wrap-anywhere">{keyDimensions}</p>}
        <dl className="mt-4 mb-5 grow text-[0.9375rem]">
          <Figure term="Price" value={describePrice(product)} isStrong />
          {variants && variants.count > 1 && <Figure term="Sizes" value={formatCount(variants.count)} />}
          <Figure term={AVAILABILITY} value={isSoldOut ? 'Sold out' : formatCount(available)} />
          <Figure term={MINIMUM_ORDER} value={formatCount(min)} />
        </dl>
        <Link
          to="/purchase/$id"
          params={{ id }}
          aria-label={`Purchase ${name}`}
          className={`btn w-full ${isSoldOut ? 'btn-outline' : 'btn-primary'}`}
        >
          {PURCHASE}
        </Link>
      </div>
    </article>
  )
}

/** 'from €0.06' for a family with several prices. */
function describePrice({ price, variants }: Product): string {
  return variants && variants.from < variants.to ? `from ${formatEuros(variants.from)}` : formatEuros(price)
}

/** One line of the card's figures, as in a price list. */
function Figure({ term, value, isStrong = false }: { term: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className={isStrong ? 'text-lg font-semibold' : 'font-semibold'}>{value}</dd>
    </div>
  )
}
