import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { CategoryLinks } from '../../product/facts/CategoryLinks.tsx'

/** Links to the categories, each with a product from it. */
export function CategoriesSection() {
  return (
    <section aria-labelledby="categories">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="categories" title="Browse by category" />
        <CategoryLinks />
      </Container>
    </section>
  )
}
