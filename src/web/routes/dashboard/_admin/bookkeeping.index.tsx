import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { type PeriodSearch, readPeriodSearch } from '../../../ui/owner/bookkeeping/period-search.ts'
import { ReportPage } from '../../../ui/owner/bookkeeping/ReportPage.tsx'
import { TakingsTables } from '../../../ui/owner/bookkeeping/TakingsTables.tsx'

export const Route = createFileRoute('/dashboard/_admin/bookkeeping/')({
  validateSearch: acceptSearch<PeriodSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && answerOf(calls.bookkeeping.takings.$get({ query: readPeriodSearch(deps) })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Takings | Parts Hub' }] }),
  component: Takings,
  pendingComponent: () => <RowsSkeleton title="Takings" />,
})

function Takings() {
  const report = Route.useLoaderData()
  if (!report) return null
  const { from, to } = report
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
      <TakingsTables days={report.days} total={report.total} />
    </ReportPage>
  )
}
