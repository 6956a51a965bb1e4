import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { calls, pageOf } from '../client.ts'
import { readId } from '../search-params.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'
import { QuoteTable } from '../ui/quotes/QuoteTable.tsx'

const PAGE_SIZE = '25'

export const Route = createFileRoute('/dashboard/quotes/')({
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } => ({ after: readId(after) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) =>
    user ? pageOf(calls.quote.$get({ query: { limit: PAGE_SIZE, cursor: deps.after } })) : null,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Quotes | Parts Hub' }] }),
  component: Quotes,
  pendingComponent: () => <RowsSkeleton title="Quotes" />,
})

function Quotes() {
  const page = Route.useLoaderData()
  const { after } = Route.useSearch()
  if (!page) return null
  const { items: quotes, next } = page
  return (
    <>
      <PageHeading title="Quotes" lead="Prices that we keep for you, and your requests for better ones." />
      {quotes.length > 0 ? <QuoteTable quotes={quotes} /> : <NoQuotes />}
      <Pager
        label="Pages of quotes"
        back={
          after === undefined ? undefined : { text: 'Newest', to: linkOptions({ to: '/dashboard/quotes' }) }
        }
        forward={
          next === undefined
            ? undefined
            : { text: 'Older', to: linkOptions({ to: '/dashboard/quotes', search: { after: next } }) }
        }
      />
    </>
  )
}

function NoQuotes() {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">No quotes yet</h2>
      <p className="text-muted">
        Put parts into your basket and choose ‘Get a quote’: today’s prices are then kept for 14 days.
      </p>
      <Link to="/basket" className="btn btn-secondary">
        View basket
      </Link>
    </div>
  )
}
