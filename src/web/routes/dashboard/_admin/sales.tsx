import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { salesSpans } from '#contract/desk/sales-spans.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { MissedSearches } from '../../../ui/owner/desk/MissedSearches.tsx'
import { SalesChart } from '../../../ui/owner/desk/SalesChart.tsx'
import { SalesTotals } from '../../../ui/owner/desk/SalesTotals.tsx'
import { BestSellers, SlowMovers } from '../../../ui/owner/desk/SoldProducts.tsx'
import { readSalesSearch, type SalesSearch, spanNames } from '../../../ui/owner/desk/sales-spans.ts'
import { VisitSteps } from '../../../ui/owner/desk/VisitSteps.tsx'

const USUAL = '30'
const choices = salesSpans.map(days => [days, spanNames[days].now] as const)

export const Route = createFileRoute('/dashboard/_admin/sales')({
  validateSearch: acceptSearch<SalesSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && answerOf(calls.sales.$get({ query: readSalesSearch(deps) })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Sales | Parts Hub' }] }),
  component: SalesPage,
  pendingComponent: () => <RowsSkeleton title="Sales" />,
})

function SalesPage() {
  const sales = Route.useLoaderData()
  const { days = USUAL } = readSalesSearch(Route.useSearch())
  if (!sales) return null
  return (
    <>
      <PageHeading
        title="Sales"
        lead="Orders by when they were paid or put on account, without those cancelled since, in the time zone of the shop."
      />
      <StateLinks
        label="Days"
        states={choices}
        chosen={days}
        linkTo={each => linkOptions({ to: '/dashboard/sales', search: { days: each } })}
        className="mb-6"
      />
      <SalesTotals sales={sales} nameBefore={spanNames[days].before} />
      <SalesChart parts={sales.parts} days={sales.days} />
      <VisitSteps key={`visits ${days}`} days={days} />
      <BestSellers key={days} days={days} />
      <SlowMovers />
      <MissedSearches key={`missed ${days}`} days={days} />
    </>
  )
}
