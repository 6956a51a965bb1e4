import { Link } from '@tanstack/react-router'
import { categoryNames, isCategory } from '#contract/catalog/category-names.ts'
import { categoryPictures } from '../../../content/home.ts'
import { formatCount } from '../../base/figures/format.ts'
import { ProductPicture } from './ProductPicture.tsx'

/** As many stand in a row on a wide screen, and in the first view of a page that begins with them. */
const ROW = 4

/** Links to the categories, each with a product from it. `counts`: how many sizes lie in each; `isFirst`: whether the page begins with them. */
export function CategoryLinks({
  counts,
  isFirst = false,
}: {
  counts?: ReadonlyMap<string, number> | undefined
  isFirst?: boolean
}) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
      {Object.keys(categoryNames)
        .filter(isCategory)
        .map((category, index) => {
          const count = counts?.get(category)
          return (
            <li key={category}>
              <Link
                to="/parts/$category"
                params={{ category }}
                className="sheet group block h-full overflow-hidden transition-colors hover:border-field-line"
              >
                <ProductPicture
                  src={categoryPictures[Math.floor(index / ROW)] ?? ''}
                  place={{ index: index % ROW, of: ROW }}
                  alt=""
                  sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, calc(50vw - 1.5rem)"
                  isFirst={isFirst && index < ROW}
                  className="transition-transform duration-300 group-hover:scale-103"
                />
                <span className="relative block border-t border-line bg-base-100 px-4 py-3">
                  <span className="block font-condensed text-lg leading-tight font-semibold sm:text-xl">
                    {categoryNames[category]}
                  </span>
                  {count !== undefined && (
                    <span className="text-sm text-muted">{formatCount(count)} sizes</span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
