import { createFileRoute, Link } from '@tanstack/react-router'
import { countReasonNames } from '#contract/stock-counts/reasons.ts'
import type { StockCount } from '#contract/stock-counts/stock-counts.ts'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { formatCount } from '../../../ui/base/figures/format.ts'
import { type Column, ListTable } from '../../../ui/base/list/ListTable.tsx'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { EntryForm } from '../../../ui/owner/stock-counts/EntryForm.tsx'

type Row = StockCount['rows'][number]

export const Route = createFileRoute('/dashboard/_admin/counting/$id')({
  loader: async ({ context: { admin }, params }) =>
    admin &&
    foundOr404(answerOf(calls['stock-count'][':id'].$get({ param: { id: encodeURIComponent(params.id) } }))),
  shouldReload: true,
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.number ?? 'List'} | Parts Hub` }] }),
  component: OneCount,
  pendingComponent: () => <RowsSkeleton title="List to count by" />,
  notFoundComponent: NoSuchCount,
})

const columns: readonly Column<Row>[] = [
  { label: 'Place', show: ({ shelfPlace }) => shelfPlace },
  {
    label: 'Product',
    show: ({ product, name, sku }) => (
      <>
        <Link to="/dashboard/products/$id" params={{ id: product }} className="text-link wrap-anywhere">
          {name}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">{sku}</span>
      </>
    ),
  },
  { label: 'There should be', show: ({ shelf }) => formatCount(shelf) },
  {
    label: 'Counted',
    show: ({ counted, reason }) => (
      <>
        <strong className="font-semibold">{formatCount(counted ?? 0)}</strong>
        {reason && <span className="block text-sm text-muted">{countReasonNames[reason]}</span>}
      </>
    ),
  },
  { label: 'Entered by', show: ({ enteredBy }) => enteredBy, className: 'wrap-anywhere' },
]

function OneCount() {
  const count = Route.useLoaderData()
  if (!count) return null
  const { _id, number, place, rows } = count
  const entered = rows.filter(({ counted }) => counted !== null)
  return (
    <>
      <PageHeading
        title={number}
        lead={`${place}: ${formatCount(entered.length)} of ${formatCount(rows.length)} entered`}
        actions={
          <div className="flex flex-wrap gap-3">
            <ToLists />
            <a href={`/stock-count/${encodeURIComponent(_id)}/pdf`} download className="btn btn-outline">
              PDF
            </a>
          </div>
        }
      />
      <div className="grid gap-10">
        {entered.length < rows.length && <EntryForm key={_id} count={count} />}
        {entered.length > 0 && (
          <section aria-labelledby="entered">
            <h2 id="entered" className="mb-4 text-2xl">
              Entered
            </h2>
            <ListTable caption="Entered" columns={columns} rows={entered} keyOf={({ product }) => product} />
          </section>
        )}
      </div>
    </>
  )
}

function ToLists() {
  return (
    <Link to="/dashboard/counting" activeOptions={{ exact: true }} className="btn btn-outline">
      All lists
    </Link>
  )
}

function NoSuchCount() {
  return (
    <>
      <PageHeading title="List not found" lead="There is no such list to count by." />
      <ToLists />
    </>
  )
}
