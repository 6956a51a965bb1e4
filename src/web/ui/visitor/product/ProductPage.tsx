import { partPath } from '#contract/catalog/addresses.ts'
import { dispatchFacts, namesOf } from '#contract/catalog/plain-facts.ts'
import type { SessionUser } from '../../../session.ts'
import { useVisit } from '../../base/browser/use-visit.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { AddToList } from '../../customer/lists/AddToList.tsx'
import { PartNumberFold } from '../../customer/part-numbers/PartNumberFold.tsx'
import { ProductDrawing } from '../../product/drawing/ProductDrawing.tsx'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { Breadcrumbs } from '../../product/facts/Breadcrumbs.tsx'
import { crumbsOfProduct } from '../../product/facts/crumbs.ts'
import { Declarations } from '../../product/facts/Declarations.tsx'
import { Specification } from '../../product/facts/Specification.tsx'
import { listFacts } from '../../product/facts/word-facts.ts'
import { ProductGallery } from '../../product/gallery/ProductGallery.tsx'
import { NoLongerMadeNote } from '../../product/offer/NoLongerMadeNote.tsx'
import { isSoldOut } from '../../product/offer/quantities.ts'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { ProductReviews } from '../product-reviews/ProductReviews.tsx'
import { Alike, Alternatives } from './Alternatives.tsx'
import { FitsWith } from './FitsWith.tsx'
import type { LoadedProduct } from './load-product.ts'
import { OtherSizesList } from './OtherSizesList.tsx'
import { ProductOffer } from './ProductOffer.tsx'
import { WatchStock } from './WatchStock.tsx'

/** A product: what it looks like, what it measures, what it costs, and the way to its other sizes. */
export function ProductPage({
  product,
  others,
  reviews,
  beside,
  after,
  user,
}: LoadedProduct & {
  /** The cursor after which the reviews begin, if these are not the newest. */
  after: string | undefined
  user: SessionUser | null
}) {
  useVisit('part')
  const { name, standard, sku, description, archived } = product
  const dispatch = listFacts(namesOf(dispatchFacts), product)
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs crumbs={crumbsOfProduct(product)} />
      <PageHeading
        title={name}
        lead={[standard, sku].filter(Boolean).join(' · ')}
        actions={<CompareToggle product={product} className="btn btn-outline btn-sm" />}
      />
      {/* On a narrow screen the offer follows the pictures; on a wide one it stands beside everything else. */}
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <ProductGallery product={product} />
        </div>
        <div className="grid min-w-0 gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section aria-labelledby="offer-heading" className="sheet p-5 sm:p-6">
            <h2 id="offer-heading" className="sr-only">
              Price and stock
            </h2>
            {archived ? (
              <NoLongerMadeNote product={product} />
            ) : (
              <ProductOffer
                product={product}
                dispatch={beside.dispatch}
                whenSoldOut={
                  <WatchStock product={product} user={user} path={partPath(addressedOf(product))} />
                }
              />
            )}
          </section>
          {user && (
            <div key={product._id} className="grid gap-3">
              <PartNumberFold productId={product._id} className="bg-base-100" />
              <AddToList product={product} className="bg-base-100" />
            </div>
          )}
          <Alternatives alternatives={beside.alternatives} />
          {others && <OtherSizesList others={others} />}
          {!archived && !isSoldOut(product) && <Alike of={product._id} />}
        </div>
        <div className="grid min-w-0 gap-8 lg:col-start-1">
          {(description || dispatch.length > 0) && (
            <section aria-label="Description" className="sheet p-5 sm:p-6">
              {description && (
                <p className="whitespace-pre-line wrap-break-word not-last:mb-5">{description}</p>
              )}
              <ForDispatch facts={dispatch} />
            </section>
          )}
          <Specification product={product} className="min-w-0" />
          <Declarations declarations={[...product.declarations, ...product.codes]} />
        </div>
      </div>
      <FitsWith fits={beside.fits} rereadFor={product._id} className="mt-8" />
      <ProductDrawing product={product} className="mt-8" />
      <ProductReviews
        product={product}
        page={reviews}
        after={after}
        isSignedIn={user !== null}
        className="mt-8"
      />
    </Container>
  )
}

/** What carriers and customs ask for, as far as it is known. */
function ForDispatch({ facts }: { facts: ReturnType<typeof listFacts> }) {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ term, words }) => (
        <Figure key={term} term={term}>
          {words}
        </Figure>
      ))}
    </dl>
  )
}
