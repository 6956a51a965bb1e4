import { formatDimension } from '@parts-hub/parts'
import { makeFacts, UNCONFIRMED } from '#contract/catalog/plain-facts.ts'
import { useVisit } from '../../base/browser/use-visit.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { WHOLE_WIDTH } from '../../base/page/picture-sources.ts'
import { Breadcrumbs } from '../../product/facts/Breadcrumbs.tsx'
import { crumbsOfFamily } from '../../product/facts/crumbs.ts'
import { describePicture } from '../../product/facts/describe-picture.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { FamilySizes } from './FamilySizes.tsx'
import type { LoadedFamily } from './load-family.ts'

/** A family: what its sizes have in common, and all of them in a table. */
export function FamilyPage({
  loaded,
  address,
  reload,
}: {
  loaded: LoadedFamily
  /** The parameters of the address. */
  address: Readonly<Record<string, unknown>>
  /** Loads the family again, in the browser with all of its sizes. */
  reload: () => Promise<void>
}) {
  useVisit('part')
  const { family, picture, dimensionSource, table } = loaded
  const { name, standard, summary, count, from, to } = family
  const [grade, ...otherGrades] = table.grades
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs crumbs={crumbsOfFamily(family)} />
      <PageHeading title={name} lead={standard && name.includes(standard) ? undefined : standard} />
      <div className="mb-8 grid items-start gap-6 md:grid-cols-[minmax(0,22rem)_1fr]">
        <figure className="sheet overflow-hidden">
          <ProductPicture
            src={picture.img}
            alt={describePicture(picture)}
            sizes={`(min-width: 48rem) 22rem, ${WHOLE_WIDTH}`}
            isFirst
          />
          {picture.pictureShows !== null && (
            <figcaption className="border-t border-line px-3 py-2 text-sm text-muted">
              Picture shows {picture.pictureShows}
            </figcaption>
          )}
        </figure>
        <div className="min-w-0">
          {summary && <p className="mb-5 max-w-prose whitespace-pre-line wrap-break-word">{summary}</p>}
          <dl className="max-w-xl [&_dd]:text-right">
            <Figure term="Sizes">{formatCount(count)}</Figure>
            {count > 0 && (
              <Figure
                term={
                  <>
                    Price, <PriceBasis />
                  </>
                }
              >
                <Prices from={from} to={to} />
              </Figure>
            )}
            {grade && otherGrades.length === 0 && <Figure term="Material">{grade}</Figure>}
            {table.shared.map(figure => (
              <Figure key={figure.key} term={`${figure.name} (${figure.symbol})`}>
                {formatDimension(figure)}
              </Figure>
            ))}
            <Figure term={makeFacts.dimensionSource.label}>{dimensionSource ?? UNCONFIRMED}</Figure>
          </dl>
        </div>
      </div>
      {table.total > 0 ? (
        <FamilySizes family={family} table={table} address={address} reload={reload} />
      ) : (
        <p>No size of this family is made any more.</p>
      )}
    </Container>
  )
}

function Prices({ from, to }: { from: number; to: number }) {
  return (
    <>
      <Price euros={from} />
      {from < to && (
        <>
          {' to '}
          <Price euros={to} />
        </>
      )}
    </>
  )
}
