import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { calls, pageOf } from '../client.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'
import { QuoteTable } from '../ui/quotes/QuoteTable.tsx'
import { RequestFilter } from '../ui/quotes/RequestFilter.tsx'
import { type RequestSearch, readRequestSearch } from '../ui/quotes/request-search.ts'

const PAGE_SIZE = '25'

export const Route = createFileRoute('/dashboard/_admin/requests/')({
  validateSearch: acceptSearch<RequestSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state = 'requested', after } = readRequestSearch(deps)
    const status = state === 'all' ? undefined : state
    return admin && pageOf(calls.quote.managed.$get({ query: { status, limit: PAGE_SIZE, cursor: after } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Requests | Parts Hub' }] }),
  component: Requests,
  pendingComponent: () => <RowsSkeleton title="Requests" />,
})

function Requests() {
  const page = Route.useLoaderData()
  const { after, ...filter } = readRequestSearch(Route.useSearch())
  if (!page) return null
  const { items: quotes, total, next } = page
  return (
    <>
      <PageHeading
        title="Requests"
        lead="Customers who ask for a better price, and every quote that was given."
      />
      <RequestFilter {...filter} />
      <output className="mb-4 block text-muted">
        {formatCount(total)} {total === 1 ? 'quote' : 'quotes'}
      </output>
      {quotes.length > 0 && <QuoteTable quotes={quotes} isManaged />}
      <Pager
        label="Pages of quotes"
        back={
          after === undefined
            ? undefined
            : { text: 'Newest', to: linkOptions({ to: '/dashboard/requests', search: filter }) }
        }
        forward={
          next === undefined
            ? undefined
            : {
                text: 'Older',
                to: linkOptions({ to: '/dashboard/requests', search: { ...filter, after: next } }),
              }
        }
      />
    </>
  )
}
