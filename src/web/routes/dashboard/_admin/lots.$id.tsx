import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import type { Lot } from '#contract/lots/lots.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls, pageOf } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { Figure } from '../../../ui/base/figures/Figure.tsx'
import { formatCount, formatDay } from '../../../ui/base/figures/format.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { Certificate } from '../../../ui/owner/lots/Certificate.tsx'
import { LotProduct } from '../../../ui/owner/lots/LotTable.tsx'
import { type RecipientSearch, readRecipientSearch } from '../../../ui/owner/lots/lot-search.ts'
import { RecipientTable } from '../../../ui/owner/lots/RecipientTable.tsx'

const PAGE_SIZE = '25'

export const Route = createFileRoute('/dashboard/_admin/lots/$id')({
  validateSearch: acceptSearch<RecipientSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, params, deps }) => {
    if (!admin) return undefined
    const param = { id: encodeURIComponent(params.id) }
    const query = { limit: PAGE_SIZE, cursor: readRecipientSearch(deps).after }
    const [lot, recipients] = await foundOr404(
      Promise.all([
        answerOf(calls.lot[':id'].$get({ param })),
        pageOf(calls.lot[':id'].recipients.$get({ param, query })),
      ]),
    )
    return { lot, recipients }
  },
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `Lot ${loaderData?.lot.number ?? ''} | Parts Hub` }] }),
  component: Recall,
  pendingComponent: () => <RowsSkeleton title="Lot" />,
  notFoundComponent: NoSuchLot,
})

function Recall() {
  const found = Route.useLoaderData()
  const search = readRecipientSearch(Route.useSearch())
  if (!found) return null
  const { lot, recipients } = found
  const { items, total, next } = recipients
  const linkTo = ({ after }: RecipientSearch) =>
    linkOptions({ to: '/dashboard/lots/$id', params: { id: lot._id }, search: { after } })
  return (
    <ListPage
      title={`Lot ${lot.number}`}
      lead={<LotProduct lot={lot} />}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <ToLots />
          {total > 0 && (
            <a
              href={`/lot/${encodeURIComponent(lot._id)}/recipients.csv`}
              download
              className="btn btn-outline"
            >
              Export CSV
            </a>
          )}
        </div>
      }
      filters={<LotFigures lot={lot} />}
      count={[total, 'shipment has pieces of it', 'shipments have pieces of it']}
      pager={<CursorPager label="Pages of recipients" search={search} linkTo={linkTo} next={next} />}
    >
      {items.length > 0 && <RecipientTable recipients={items} />}
    </ListPage>
  )
}

function LotFigures({ lot }: { lot: Lot }) {
  const { received, receivedAt, receivedBy, shipped, scrapped, remaining } = lot
  return (
    <dl className="sheet mb-8 px-5 py-3 [&>div:first-child]:border-t-0">
      <Figure term="Received">
        <span className="block text-right">{formatCount(received)}</span>
        <span className="block text-right text-sm font-normal text-muted wrap-anywhere">
          <time dateTime={receivedAt}>{formatDay(receivedAt)}</time>, {receivedBy}
        </span>
      </Figure>
      <Figure term="Shipped">{formatCount(shipped)}</Figure>
      <Figure term="Scrapped">{formatCount(scrapped)}</Figure>
      <Figure term="Left">{formatCount(remaining)}</Figure>
      <Figure term="Certificate 3.1">
        <Certificate lot={lot} />
      </Figure>
    </dl>
  )
}

function ToLots() {
  return (
    <Link to="/dashboard/lots" activeOptions={{ exact: true }} className="btn btn-outline">
      All lots
    </Link>
  )
}

function NoSuchLot() {
  return (
    <>
      <PageHeading title="Lot not found" lead="There is no such lot." />
      <ToLots />
    </>
  )
}
