import { Link } from '@tanstack/react-router'
import type { Category } from '#contract/catalog/catalog.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import type { KindTile } from './load-kind.ts'

/** As many pictures are in the first view. */
const FIRST_VIEW = 3

/** A guide in pictures: the kinds among which to choose, each with what is made of it. */
export function KindTiles({
  question,
  kinds,
  category,
}: {
  question: string | null
  kinds: readonly KindTile[]
  category: Category
}) {
  return (
    <section aria-labelledby="kinds" className="mb-10">
      <h2 id="kinds" className="mb-1 text-2xl">
        {question}
      </h2>
      <p className="mb-4 text-sm text-muted">
        Prices <PriceBasis />
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(({ _id, name, words, sizes, from, range, image }, index) => (
          <li key={_id}>
            <Link
              to="/parts/$category/$kind"
              params={{ category, kind: _id }}
              className="sheet flex h-full overflow-hidden hover:border-field-line"
            >
              <ProductPicture
                src={image ?? ''}
                alt=""
                sizes="112px"
                isFirst={index < FIRST_VIEW}
                className="aspect-auto! w-28! shrink-0"
              />
              <span className="min-w-0 px-3 py-2">
                <span className="block font-condensed text-lg leading-tight font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  {formatCount(sizes)} {sizes === 1 ? 'size' : 'sizes'}
                  {range && `, ${range}`}
                  {from !== null && (
                    <>
                      , from <Price euros={from} />
                    </>
                  )}
                </span>
                <span className="mt-1 block text-sm">{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
