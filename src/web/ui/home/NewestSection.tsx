import { Link } from '@tanstack/react-router'
import { EXPLORE_PARTS, NEWEST_HEADING } from '../../content/specification.ts'
import { Container } from '../Container.tsx'
import { SectionHeading } from '../PageHeading.tsx'
import { ProductCard } from '../ProductCard.tsx'
import type { HomeData } from './load-home.ts'

/** The newest products, and a link to all of them. */
export function NewestSection({ products }: Pick<HomeData, 'products'>) {
  return (
    <section aria-labelledby="newest">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="newest" title={NEWEST_HEADING} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {products.map(product => (
            <li key={product._id}>
              <ProductCard product={product} headingLevel="h3" />
            </li>
          ))}
        </ul>
        <div className="mt-10 text-center">
          <Link to="/all-products" className="btn btn-outline btn-lg">
            {EXPLORE_PARTS}
          </Link>
        </div>
      </Container>
    </section>
  )
}
