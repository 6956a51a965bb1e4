import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { PayoutTables } from '../../../ui/owner/bookkeeping/PayoutTables.tsx'
import { readTakingsSearch, type TakingsSearch } from '../../../ui/owner/bookkeeping/period-search.ts'
import { ReportPage } from '../../../ui/owner/bookkeeping/ReportPage.tsx'
import { TakingsTables } from '../../../ui/owner/bookkeeping/TakingsTables.tsx'

export const Route = createFileRoute('/dashboard/_admin/bookkeeping/')({
  validateSearch: acceptSearch<TakingsSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    if (!admin) return null
    const { show, payout, ...period } = readTakingsSearch(deps)
    return show
      ? {
          payouts: await answerOf(calls.bookkeeping.payouts.$get({ query: { ...period, payout } })),
        }
      : {
          takings: await answerOf(calls.bookkeeping.takings.$get({ query: period })),
        }
  },
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.payouts ? 'Payouts' : 'Takings'} | Parts Hub` }],
  }),
  component: Takings,
  pendingComponent: () => <RowsSkeleton title="Takings" />,
})

function Takings() {
  const loaded = Route.useLoaderData()
  const { payout } = readTakingsSearch(Route.useSearch())
  if (!loaded) return null
  if (loaded.payouts) {
    const { from, to } = loaded.payouts
    return (
      <ReportPage
        report="payouts"
        lead="What the card service paid out, by the day on which the bank has it, and the payments, refunds, disputes and fees in it. It is read every 15 minutes."
        period={{ from, to }}
        files={[['Export CSV', '/bookkeeping/payouts.csv']]}
      >
        <PayoutTables report={loaded.payouts} chosen={payout} />
      </ReportPage>
    )
  }
  const { from, to, days, total } = loaded.takings
  return (
    <ReportPage
      report="takings"
      lead="What was sold by day, by the dates of invoices and credit notes, and what money came and went."
      period={{ from, to }}
      files={[
        ['Export CSV', '/bookkeeping/takings.csv'],
        ['Bookings as CSV', '/bookkeeping/bookings.csv'],
        ['Bookings for DATEV', '/bookkeeping/datev.csv'],
      ]}
    >
      <TakingsTables days={days} total={total} />
    </ReportPage>
  )
}
