import { partsPath } from '#contract/catalog/addresses.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { Container } from '../Container.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx'
import { crumbsOfCategory } from '../parts/crumbs.ts'
import { Results } from './Results.tsx'
import type { LoadedResults } from './shown-results.ts'

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
