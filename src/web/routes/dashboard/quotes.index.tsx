import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { say } from '#contract/phrase.ts'
import { acceptSearch } from '../../accept-search.ts'
import { calls, pageOf } from '../../client.ts'
import { readId, readSearch, type SearchOf } from '../../search-params.ts'
import { ListPage } from '../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../ui/base/list/NothingListed.tsx'
import { CursorPager } from '../../ui/base/list/Pager.tsx'
import { describeTitle } from '../../ui/base/page/page-head.ts'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { QuoteTable } from '../../ui/customer/quotes/QuoteTable.tsx'
import { useWords } from '../../words.ts'

const PAGE_SIZE = '25'

const readQuoteSearch = readSearch({ after: readId })
type QuoteSearch = SearchOf<typeof readQuoteSearch>

const linkTo = (search: QuoteSearch) => linkOptions({ to: '/dashboard/quotes', search })

export const Route = createFileRoute('/dashboard/quotes/')({
  validateSearch: acceptSearch<QuoteSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) => {
    const { after } = readQuoteSearch(deps)
    return user ? pageOf(calls.quote.$get({ query: { limit: PAGE_SIZE, cursor: after } })) : null
  },
  gcTime: 0,
  head: ({ match }) => describeTitle(match.context.site, 'Quotes'),
  component: Quotes,
  pendingComponent: () => <RowsSkeleton title={say`Quotes`} />,
})

function Quotes() {
  const page = Route.useLoaderData()
  const search = readQuoteSearch(Route.useSearch())
  const { word } = useWords()
  if (!page) return null
  const { items: quotes, next } = page
  return (
    <ListPage
      title={word(say`Quotes`)}
      lead={word(say`Prices that we keep for you, and your requests for better ones.`)}
      pager={<CursorPager label={say`Pages of quotes`} search={search} linkTo={linkTo} next={next} />}
    >
      {quotes.length > 0 ? <QuoteTable quotes={quotes} /> : <NoQuotes />}
    </ListPage>
  )
}

function NoQuotes() {
  const { word } = useWords()
  return (
    <NothingListed
      title={word(say`No quotes yet`)}
      text={word(
        say`Put parts into your basket and choose ‘Get a quote’: today’s prices are then kept for 14 days.`,
      )}
    >
      <Link to="/basket" className="btn btn-secondary">
        {word(say`View basket`)}
      </Link>
    </NothingListed>
  )
}
