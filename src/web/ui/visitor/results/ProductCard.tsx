import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product, Variants } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import type { Hit } from '#contract/search/search.ts'
import { AVAILABILITY, MINIMUM_ORDER, PURCHASE } from '../../../content/specification.ts'
import { formatCount } from '../../base/figures/format.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { AddToBasket } from '../../basket/AddToBasket.tsx'
import { describePicture } from '../../product/facts/describe-picture.ts'
import { describeKeyDimensions } from '../../product/facts/dimension-labels.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { ListPrice } from '../../product/offer/ListPrice.tsx'
import { formatShare } from '../../product/offer/pieces.ts'
import { describeStock, isSoldOut } from '../../product/offer/quantities.ts'

/** A list of cards. */
export const CARD_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'
/** An item of it: picture, name, figures and button each begin on one line across a row, however long the names are. */
export const CARD_ROWS = 'row-span-4 grid grid-rows-subgrid gap-y-0'

/** The link in a card's title covers the card. */
export const CARD_LINK = 'outline-none after:absolute after:inset-0'

/** What a card shows of a product. */
type CardProduct = Omit<Product, 'description' | 'pictures' | 'model' | 'createdAt'>

/** A family in a list: what is said of its sizes that fit, of all of them `count`. */
type OfferedFamily = Pick<Hit, 'matches' | 'inStock' | 'from' | 'to'> & Pick<Variants, 'name' | 'count'>

/**
 * A product in a list, or its family. The whole card is its link; the button leads to the order. All that a card says is of this one
 * product, or of the family.
 */
export function ProductCard({
  product,
  title,
  note,
  family = null,
  headingLevel: Heading = 'h2',
  isFirst = false,
  withPurchase = true,
}: {
  product: CardProduct
  /** A link of the class CARD_LINK. */
  title: ReactNode
  note?: string | undefined
  /** The family that the card offers; null for the product itself, which a card with a button always offers. */
  family?: OfferedFamily | null
  headingLevel?: 'h2' | 'h3'
  isFirst?: boolean
  withPurchase?: boolean
}) {
  const { _id: id, name, img, min, category, standard, variants } = product
  const keyDimensions = family ? '' : describeKeyDimensions(product)
  const isOut = isSoldOut(product)
  return (
    <article className="sheet relative row-span-4 grid grid-rows-subgrid overflow-hidden transition-colors hover:border-field-line has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-2">
      <div className="border-b border-line">
        <ProductPicture
          src={img}
          alt={describePicture(family ? { name: family.name, material: null, finish: null } : product)}
          isFirst={isFirst}
        />
      </div>
      <div className="px-5 pt-5">
        <p className="eyebrow text-muted">
          {categoryNames[category]}
          {standard && ` · ${standard}`}
        </p>
        {note && <p className="mt-1 text-sm font-semibold text-success">{note}</p>}
        <Heading className="mt-1.5 text-2xl text-pretty wrap-anywhere">{title}</Heading>
        {!family && variants && variants.count > 1 && (
          <Link
            to="/parts/$slug"
            params={{ slug: variants.family }}
            className="relative mt-1 inline-block text-sm text-link"
          >
            One of {formatCount(variants.count)} sizes<span className="sr-only"> of {variants.name}</span>
          </Link>
        )}
        {keyDimensions && <p className="mt-2 text-sm text-muted wrap-anywhere">{keyDimensions}</p>}
      </div>
      <dl className="mx-5 mt-4 mb-5 text-[0.9375rem]">
        <Figure
          term={
            <>
              Price, <PriceBasis />
            </>
          }
          value={<ListPrice product={product} family={family} />}
          isStrong
        />
        {family ? (
          <>
            <Figure term="Sizes" value={formatShare(family.matches, family.count)} />
            <Figure term="In stock" value={`${formatShare(family.inStock, family.matches)} sizes`} />
          </>
        ) : (
          <>
            <Figure term={AVAILABILITY} value={describeStock(product, formatCount)} />
            <Figure term={MINIMUM_ORDER} value={formatCount(min)} />
          </>
        )}
      </dl>
      {withPurchase && (
        <div className="relative mx-5 mb-5 flex flex-wrap gap-2">
          <Link
            to="/purchase/$id"
            params={{ id }}
            aria-label={`${PURCHASE} ${name}`}
            className={`btn grow btn-outline ${isOut ? '' : 'btn-primary'}`}
          >
            {PURCHASE}
          </Link>
          {!isOut && (
            <AddToBasket product={product} getQuantity={() => min} className="btn grow btn-outline" />
          )}
        </div>
      )}
    </article>
  )
}

/** One line of the card's figures, as in a price list. */
function Figure({
  term,
  value,
  isStrong = false,
}: {
  term: ReactNode
  value: ReactNode
  isStrong?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className={isStrong ? 'text-lg font-semibold' : 'font-semibold'}>{value}</dd>
    </div>
  )
}
