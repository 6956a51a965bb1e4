import { partsPath } from '#contract/catalog/addresses.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Breadcrumbs } from '../../product/facts/Breadcrumbs.tsx'
import { crumbsOfCategory } from '../../product/facts/crumbs.ts'
import type { LoadedResults } from '../filters/shown-results.ts'
import { Results } from './Results.tsx'

interface CategoryResults {
  readonly category: Category
  /** From `loadResults`, of this category. */
  readonly loaded: LoadedResults
}

const USUAL_VIEW = 'table'

/** The parts of a category, and what they can be narrowed by. */
export function CategoryPage({ category, loaded }: CategoryResults) {
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs crumbs={crumbsOfCategory(category)} />
      <PageHeading title={categoryNames[category]} />
      <Results loaded={loaded} place={{ path: partsPath(category), usualView: USUAL_VIEW, category }} />
    </Container>
  )
}
