import { Link, useNavigate } from '@tanstack/react-router'
import type { Proposal } from '#contract/purchasing/proposals.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { newKey } from '../../base/browser/new-key.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<Proposal>[] = [
  {
    label: 'Product',
    show: ({ product, name, sku, number }) => (
      <>
        <Link
          to="/dashboard/products/$id"
          params={{ id: product }}
          hash="buying"
          className="text-link font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">
          {[sku, number && `theirs ${number}`].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    label: 'Available',
    show: ({ available, backOrdered }) => (
      <>
        {formatCount(available)}
        {backOrdered > 0 && (
          <span className="block text-sm text-warning">{formatCount(backOrdered)} owed</span>
        )}
      </>
    ),
  },
  { label: 'On order', show: ({ onOrder }) => formatCount(onOrder) },
  {
    label: 'Reorder point',
    show: ({ reorderPoint }) =>
      reorderPoint === null ? <span className="text-muted">By sales</span> : formatCount(reorderPoint),
  },
  {
    label: 'Sold in 90 days',
    show: ({ sold, leadDays }) => (
      <>
        {formatCount(sold)}
        {leadDays !== null && (
          <span className="block text-sm text-muted">{formatCount(leadDays)} days to come</span>
        )}
      </>
    ),
  },
  {
    label: 'To order',
    show: ({ pieces, price }) => (
      <>
        <strong className="font-semibold">{formatCount(pieces)}</strong>
        {price !== null && <span className="block text-sm text-muted">at {formatEuros(price)}</span>}
      </>
    ),
  },
]

/** What is proposed to be bought, by supplier; one press makes a draft of an order of all of one. */
export function ProposalGroups({ proposals }: { proposals: readonly Proposal[] }) {
  const groups = Map.groupBy(proposals, ({ supplier }) => supplier?._id)
  return (
    <div className="grid gap-10">
      {[...groups].map(([id, rows]) => (
        <section key={id ?? ''} aria-labelledby={`from-${id}`}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id={`from-${id}`} className="min-w-0 text-2xl wrap-anywhere">
              {rows[0]?.supplier?.name ?? 'No supplier yet'}
            </h2>
            {id === undefined ? (
              <p className="text-muted">Say on the page of each product who supplies it.</p>
            ) : (
              <OrderFrom supplier={id} name={rows[0]?.supplier?.name ?? ''} />
            )}
          </div>
          <ListTable caption="What to order" columns={columns} rows={rows} keyOf={({ product }) => product} />
        </section>
      ))}
    </div>
  )
}

function OrderFrom({ supplier, name }: { supplier: string; name: string }) {
  const { isOff, orderAll } = useProposed()
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={() => void orderAll(supplier)}
      className="btn btn-secondary"
    >
      Make a draft<span className="sr-only"> of an order to {name}</span>
    </button>
  )
}

/** Makes drafts of orders of what is proposed, from one supplier or from all, and leads to them. */
export function useProposed() {
  const navigate = useNavigate()
  const { isOff, act } = useAction({ refresh: () => undefined })
  async function orderAll(supplier?: string): Promise<void> {
    const headers = { 'idempotency-key': newKey() }
    const call = async () => {
      const answer = calls['purchase-proposal'].order.$post({ json: { supplier } }, { headers })
      const { insertedIds } = await answerOf(answer)
      const [id] = insertedIds
      if (insertedIds.length === 1 && id !== undefined)
        await navigate({ to: '/dashboard/purchasing/orders/$id', params: { id } })
      else await navigate({ to: '/dashboard/purchasing/orders', search: { state: 'draft' } })
      return insertedIds.length
    }
    await act(call, {
      success: count => (count === 1 ? 'A draft is made' : `${formatCount(count)} drafts are made`),
    })
  }
  return { isOff, orderAll }
}
