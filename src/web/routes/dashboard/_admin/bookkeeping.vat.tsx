import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { type PeriodSearch, readPeriodSearch } from '../../../ui/owner/bookkeeping/period-search.ts'
import { ReportPage } from '../../../ui/owner/bookkeeping/ReportPage.tsx'
import { VatTable } from '../../../ui/owner/bookkeeping/VatTable.tsx'

export const Route = createFileRoute('/dashboard/_admin/bookkeeping/vat')({
  validateSearch: acceptSearch<PeriodSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && answerOf(calls.bookkeeping.vat.$get({ query: readPeriodSearch(deps) })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'VAT | Parts Hub' }] }),
  component: Vat,
  pendingComponent: () => <RowsSkeleton title="VAT" />,
})

function Vat() {
  const report = Route.useLoaderData()
  if (!report) return null
  const { from, to } = report
  return (
    <ReportPage
      report="vat"
      lead="By the dates of invoices and credit notes. A return in the One-Stop Shop asks for the country, the rate, the taxable amount and the VAT of each of its rows, and for corrections by their quarter."
      period={{ from, to }}
      files={[['Export CSV', '/bookkeeping/vat.csv']]}
    >
      <VatTable rows={report.rows} total={report.total} />
    </ReportPage>
  )
}
