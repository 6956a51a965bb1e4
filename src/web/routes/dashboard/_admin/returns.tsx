import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { returnStates } from '#contract/returns/states.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { rightsOf, useRights } from '../../../rights.ts'
import { ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { OnlyOf } from '../../../ui/base/list/OnlyOf.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { returnStateNames } from '../../../ui/customer/returns/return-words.ts'
import { ExpectedReturns } from '../../../ui/owner/returns/ExpectedReturns.tsx'
import { ReturnTable } from '../../../ui/owner/returns/ReturnTable.tsx'
import { type ReturnSearch, readReturnSearch } from '../../../ui/owner/returns/return-search.ts'

const PAGE_SIZE = '25'
const states = [
  ['waiting', 'Waiting'] as const,
  ...returnStates.map(state => [state, returnStateNames[state]] as const),
  ['all', 'All'] as const,
]
const linkTo = (search: ReturnSearch) => linkOptions({ to: '/dashboard/returns', search })

export const Route = createFileRoute('/dashboard/_admin/returns')({
  validateSearch: acceptSearch<ReturnSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { state = 'waiting', q, customer, after } = readReturnSearch(deps)
    if (!context.admin) return
    const query = { limit: PAGE_SIZE, cursor: after }
    if (state === 'agreed' || !rightsOf(context)('manageReturns'))
      return { expected: await pageOf(calls.return.expected.$get({ query: { ...query, q } })) }
    const wanted = state === 'all' ? undefined : state
    return { managed: await pageOf(calls.return.$get({ query: { ...query, state: wanted, customer } })) }
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Returns | Parts Hub' }] }),
  component: Returns,
  pendingComponent: () => <RowsSkeleton title="Returns" />,
})

function Returns() {
  const found = Route.useLoaderData()
  const search = readReturnSearch(Route.useSearch())
  const { customer } = search
  const isManager = useRights()('manageReturns')
  if (!found) return null
  const { total, next } = found.expected ?? found.managed
  return (
    <ListPage
      title="Returns"
      lead={
        found.expected
          ? 'What is on its way. Scan the slip in the parcel, and note what came.'
          : 'What customers want to send back, and what has come. Those that wait are to be answered, or refunded.'
      }
      filters={
        <>
          {isManager && (
            <StateLinks
              label="States of returns"
              states={states}
              chosen={search.state ?? 'waiting'}
              linkTo={state => linkTo({ state: state === 'waiting' ? undefined : state, customer })}
              className="mb-6"
            />
          )}
          {found.managed && <OnlyOf customer={customer} all={linkTo({ state: search.state })} />}
          {found.expected && (
            <ListFilters
              search={search}
              read={readReturnSearch}
              linkTo={linkTo}
              words="Number of the return or its order"
              filters={[]}
              kept="state"
              className="mb-6 max-w-md"
            />
          )}
        </>
      }
      count={wordCount(total, 'return', 'returns')}
      pager={<CursorPager label="Pages of returns" search={search} linkTo={linkTo} next={next} />}
    >
      {found.expected && <ExpectedReturns returns={found.expected.items} />}
      {found.managed && found.managed.items.length > 0 && <ReturnTable returns={found.managed.items} />}
    </ListPage>
  )
}
