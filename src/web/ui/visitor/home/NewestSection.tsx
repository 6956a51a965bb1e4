import { Link } from '@tanstack/react-router'
import { EXPLORE_PARTS, NEWEST_HEADING } from '../../../content/specification.ts'
import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { CARD_GRID, CARD_LINK, CARD_ROWS, ProductCard } from '../results/ProductCard.tsx'
import type { HomeData } from './load-home.ts'

/** The newest products, and a link to all of them. */
export function NewestSection({ products }: Pick<HomeData, 'products'>) {
  return (
    <section aria-labelledby="newest">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="newest" title={NEWEST_HEADING} />
        <ul className={CARD_GRID}>
          {products.map(product => (
            <li key={product._id} className={CARD_ROWS}>
              <ProductCard
                product={product}
                headingLevel="h3"
                title={
                  <ProductLink product={addressedOf(product)} className={CARD_LINK}>
                    {product.name}
                  </ProductLink>
                }
              />
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
