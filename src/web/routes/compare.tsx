import { createFileRoute, Link } from '@tanstack/react-router'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { CompareTable } from '../ui/visitor/compare/CompareTable.tsx'
import { readCompareSearch, readParts } from '../ui/visitor/compare/compare-search.ts'
import { MAX_COMPARED } from '../ui/visitor/compare/compared-products.ts'
import { loadCompared } from '../ui/visitor/compare/load-compared.ts'
import { RemoveLink } from '../ui/visitor/compare/RemoveLink.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: readCompareSearch,
  loaderDeps: ({ search: { parts } }) => ({ parts }),
  loader: ({ deps: { parts } }) => loadCompared(readParts(parts)),
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Compare parts',
      path: '/compare',
      isPrivate: true,
    }),
  component: Compare,
})

function Compare() {
  const compared = Route.useLoaderData()
  const parts = compared.map(({ part }) => part)
  const found = compared.flatMap(({ part, product }) => (product ? [{ part, product }] : []))
  const missing = compared.filter(({ product }) => !product)
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading title="Compare parts" lead={describe(found.length)} />
      {missing.map(({ part }) => (
        <p key={part} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          There is no part {part}.
          <RemoveLink part={part} parts={parts} name={part} className="btn btn-outline btn-sm" />
        </p>
      ))}
      {compared.length === 0 && (
        <Link to="/parts" className="btn btn-secondary">
          Find parts
        </Link>
      )}
      {found.length > 0 && <CompareTable found={found} parts={parts} />}
    </Container>
  )
}

/** The line under the heading. */
function describe(count: number): string {
  if (count === 0)
    return `Nothing to compare yet. Choose 'Compare' at up to ${MAX_COMPARED} parts to see their dimensions, prices and stock side by side.`
  if (count === 1) return "Choose 'Compare' at another part to see both side by side."
  return 'The address of this page can be passed on.'
}
