import { createFileRoute } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { Comparison } from '../../../ui/owner/books/Comparison.tsx'
import { loadMoney } from '../../../ui/owner/books/load-money.ts'
import { type MoneySearch, readMoneySearch } from '../../../ui/owner/books/money-search.ts'
import { NeedsReview } from '../../../ui/owner/books/NeedsReview.tsx'
import { Owed } from '../../../ui/owner/books/Owed.tsx'
import { PendingWebhooks } from '../../../ui/owner/books/PendingWebhooks.tsx'
import { ToSendBack } from '../../../ui/owner/books/ToSendBack.tsx'
import { Totals } from '../../../ui/owner/books/Totals.tsx'

export const Route = createFileRoute('/dashboard/_admin/money/')({
  validateSearch: acceptSearch<MoneySearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && loadMoney(readMoneySearch(deps)),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Money | Parts Hub' }] }),
  component: Money,
  pendingComponent: () => <RowsSkeleton title="Money" />,
})

function Money() {
  const money = Route.useLoaderData()
  const search = readMoneySearch(Route.useSearch())
  if (!money) return null
  const { report, owed } = money
  return (
    <>
      <PageHeading
        title="Money"
        lead="Payments, refunds and disputes, whether the card service agrees, and what is owed on account."
      />
      <Totals totals={report.totals} />
      <NeedsReview review={report.review} />
      <ToSendBack transfers={owed.toSendBack} />
      <Owed owed={owed} search={search} />
      <Comparison key={search.days} search={search} />
      <PendingWebhooks events={report.waiting} />
    </>
  )
}
