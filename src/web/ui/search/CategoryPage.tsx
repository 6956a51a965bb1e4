import { Link } from '@tanstack/react-router'
import type { Category } from '#contract/catalog.ts'
import type { Family } from '#contract/families.ts'
import { Container } from '../Container.tsx'
import { categoryNames } from '../catalog/product-search.ts'
import { PageHeading } from '../PageHeading.tsx'

/** The families of a category. */
export function CategoryPage({ category, families }: { category: Category; families: readonly Family[] }) {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeading title={categoryNames[category]} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {families.map(({ _id, name }) => (
          <li key={_id}>
            <Link to="/parts/$slug" params={{ slug: _id }} className="text-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
