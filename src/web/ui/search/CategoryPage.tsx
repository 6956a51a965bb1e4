import { partsPath } from '#contract/addresses.ts'
import type { Category } from '#contract/catalog.ts'
import { categoryNames } from '#contract/category-names.ts'
import { Container } from '../Container.tsx'
import { PageHeading } from '../PageHeading.tsx'
import type { LoadedResults } from './load-results.ts'
import { Results } from './Results.tsx'
import type { ResultsSearch } from './results-search.ts'

interface CategoryResults {
  readonly category: Category
  readonly search: ResultsSearch
  /** From `loadResults(search, category)`. */
  readonly loaded: LoadedResults
}

const USUAL_VIEW = 'table'

/** The parts of a category, and what they can be narrowed by. */
export function CategoryPage({ category, search, loaded }: CategoryResults) {
  return (
    <Container className="py-8 sm:py-12">
      <PageHeading title={categoryNames[category]} />
      <Results
        loaded={loaded}
        search={{ ...search, category: undefined }}
        place={{ path: partsPath(category), usualView: USUAL_VIEW }}
      />
    </Container>
  )
}
