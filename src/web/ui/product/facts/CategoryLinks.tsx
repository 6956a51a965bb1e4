import { Link } from '@tanstack/react-router'
import { categoryNames, isCategory } from '#contract/catalog/category-names.ts'
import { categoryPictures } from '../../../content/home.ts'
import { formatCount } from '../../base/figures/format.ts'
import { ProductPicture } from './ProductPicture.tsx'

/** Links to the categories, each with a product from it. `counts`: how many sizes lie in each. */
export function CategoryLinks({ counts }: { counts?: ReadonlyMap<string, number> | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
      {Object.keys(categoryNames)
        .filter(isCategory)
        .map(category => {
          const count = counts?.get(category)
          return (
            <li key={category}>
              <Link
                to="/parts/$category"
                params={{ category }}
                className="sheet group block h-full overflow-hidden transition-colors hover:border-field-line"
              >
                <ProductPicture
                  src={categoryPictures[category]}
                  alt=""
                  sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, 50vw"
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
