import { kindPath, partsPath } from '#contract/catalog/addresses.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Breadcrumbs } from '../../product/facts/Breadcrumbs.tsx'
import { crumbsOfKind } from '../../product/facts/crumbs.ts'
import { KindTiles } from './KindTiles.tsx'
import type { LoadedKind } from './load-kind.ts'
import { Results } from './Results.tsx'

const USUAL_VIEW = 'table'

/** A category or a kind: what lies below, in pictures, and its parts with what they can be narrowed by. */
export function KindPage({ here, kinds, below, results }: LoadedKind) {
  const { category, name, words, question } = here
  const path = kinds.length > 0 ? kindPath(here) : partsPath(category)
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs crumbs={crumbsOfKind(category, kinds)} />
      <PageHeading title={name} lead={words} />
      {below.length > 0 && <KindTiles question={question} kinds={below} category={category} />}
      <Results loaded={results} place={{ path, usualView: USUAL_VIEW, category }} />
    </Container>
  )
}
