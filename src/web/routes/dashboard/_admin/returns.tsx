import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { returnStates } from '#contract/returns/states.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { returnStateNames } from '../../../ui/customer/returns/return-words.ts'
import { ReturnTable } from '../../../ui/owner/returns/ReturnTable.tsx'
import { type ReturnSearch, readReturnSearch } from '../../../ui/owner/returns/return-search.ts'

const PAGE_SIZE = '25'
const linkTo = (search: ReturnSearch) => linkOptions({ to: '/dashboard/returns', search })

export const Route = createFileRoute('/dashboard/_admin/returns')({
  validateSearch: acceptSearch<ReturnSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state: wanted = 'waiting', after } = readReturnSearch(deps)
    const state = wanted === 'all' ? undefined : wanted
    return admin && pageOf(calls.return.$get({ query: { state, limit: PAGE_SIZE, cursor: after } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Returns | Parts Hub' }] }),
  component: Returns,
  pendingComponent: () => <RowsSkeleton title="Returns" />,
})

function Returns() {
  const page = Route.useLoaderData()
  const search = readReturnSearch(Route.useSearch())
  if (!page) return null
  const { items: returns, total, next } = page
  const states = [
    ['waiting', 'Waiting'] as const,
    ...returnStates.map(state => [state, returnStateNames[state]] as const),
    ['all', 'All'] as const,
  ]
  return (
    <ListPage
      title="Returns"
      lead="What customers want to send back, and what has come. Those that wait are to be answered, or refunded."
      filters={
        <StateLinks
          label="States of returns"
          states={states}
          chosen={search.state ?? 'waiting'}
          linkTo={state => linkTo(state === 'waiting' ? {} : { state })}
          className="mb-6"
        />
      }
      count={[total, 'return', 'returns']}
      pager={<CursorPager label="Pages of returns" search={search} linkTo={linkTo} next={next} />}
    >
      {returns.length > 0 && <ReturnTable returns={returns} />}
    </ListPage>
  )
}
