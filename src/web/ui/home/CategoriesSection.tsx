import { Link } from '@tanstack/react-router'
import { categoryPictures } from '../../content/home.ts'
import { Container } from '../Container.tsx'
import { categoryNames, readProductSearch } from '../catalog/product-search.ts'
import { SectionHeading } from '../PageHeading.tsx'
import { ProductPicture } from '../ProductPicture.tsx'

const pictures: Readonly<Record<string, string>> = categoryPictures

/** Links to the categories, each with a part from it. */
export function CategoriesSection() {
  return (
    <section aria-labelledby="categories">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="categories" title="Browse by category" />
        <ul className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
          {Object.entries(categoryNames).map(([category, name]) => (
            <li key={category}>
              <Link
                to="/all-products"
                search={readProductSearch({ category })}
                className="sheet group block overflow-hidden transition-colors hover:border-field-line"
              >
                <ProductPicture
                  src={pictures[category] ?? ''}
                  alt=""
                  sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, 50vw"
                  className="transition-transform duration-300 group-hover:scale-103"
                />
                <span className="relative block border-t border-line bg-base-100 px-4 py-3 font-condensed text-lg leading-tight font-semibold sm:text-xl">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
