import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { QuotePage } from '../../ui/customer/quotes/QuotePage.tsx'

export const Route = createFileRoute('/dashboard/quotes/$id')({
  loader: async ({ context: { user }, params }) =>
    user && foundOr404(answerOf(calls.quote[':id'].$get({ param: { id: encodeURIComponent(params.id) } }))),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Quote | Parts Hub' }] }),
  component: OwnQuote,
  pendingComponent: () => <RowsSkeleton title="Quote" />,
  notFoundComponent: NoSuchQuote,
})

function OwnQuote() {
  const quote = Route.useLoaderData()
  return quote && <QuotePage key={quote._id} quote={quote} />
}

function NoSuchQuote() {
  return (
    <>
      <PageHeading title="Quote not found" lead="There is no such quote among yours." />
      <Link to="/dashboard/quotes" className="btn btn-outline">
        All quotes
      </Link>
    </>
  )
}
