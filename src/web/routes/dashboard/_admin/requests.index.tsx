import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { quoteStatuses } from '#contract/quotes/states.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { OnlyOf } from '../../../ui/base/list/OnlyOf.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { SavedViews } from '../../../ui/base/list/SavedViews.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { QuoteTable } from '../../../ui/customer/quotes/QuoteTable.tsx'
import { quoteStates } from '../../../ui/customer/quotes/quote-words.ts'
import { type RequestSearch, readRequestSearch } from '../../../ui/owner/quote-requests/request-search.ts'
import { useWords } from '../../../words.ts'

const PAGE_SIZE = '25'
const linkTo = (search: RequestSearch) => linkOptions({ to: '/dashboard/requests', search })

export const Route = createFileRoute('/dashboard/_admin/requests/')({
  validateSearch: acceptSearch<RequestSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state = 'requested', customer, after } = readRequestSearch(deps)
    const status = state === 'all' ? undefined : state
    return (
      admin &&
      pageOf(calls.quote.managed.$get({ query: { status, customer, limit: PAGE_SIZE, cursor: after } }))
    )
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Requests | Parts Hub' }] }),
  component: Requests,
  pendingComponent: () => <RowsSkeleton title="Requests" />,
})

function Requests() {
  const page = Route.useLoaderData()
  const search = readRequestSearch(Route.useSearch())
  const { customer } = search
  const { word } = useWords()
  if (!page) return null
  const { items: quotes, total, next } = page
  const states = [
    ...quoteStatuses.map(status => [status, word(quoteStates[status].label)] as const),
    ['all', 'All'] as const,
  ]
  return (
    <ListPage
      title="Requests"
      lead="Customers who ask for a better price, and every quote that was given."
      filters={
        <>
          <StateLinks
            label="States of quotes"
            states={states}
            chosen={search.state ?? 'requested'}
            linkTo={state => linkTo({ state: state === 'requested' ? undefined : state, customer })}
            className="mb-6"
          />
          <OnlyOf customer={customer} all={linkTo({ state: search.state })} />
        </>
      }
      count={wordCount(total, 'quote', 'quotes')}
      beside={<SavedViews list="requests" search={search} read={readRequestSearch} linkTo={linkTo} />}
      pager={<CursorPager label="Pages of quotes" search={search} linkTo={linkTo} next={next} />}
    >
      {quotes.length > 0 && <QuoteTable quotes={quotes} isManaged />}
    </ListPage>
  )
}
