import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { BestSeller, SlowMover } from '#contract/desk/sales.ts'
import { type SalesSpan, SLOW_DAYS } from '#contract/desk/sales-spans.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { Later } from './Later.tsx'

const bestColumns: readonly Column<BestSeller>[] = [
  { label: 'Product', show: product => <Name {...product} /> },
  { label: 'Pieces', show: ({ pieces }) => formatCount(pieces) },
  { label: 'Gross', show: ({ gross }) => formatEuros(gross) },
]

const slowColumns: readonly Column<SlowMover>[] = [
  { label: 'Product', show: product => <Name {...product} /> },
  { label: 'In stock', show: ({ available }) => formatCount(available) },
  { label: 'Value', show: ({ value }) => formatEuros(value) },
]

/** What sold best in the span. Read after the page: of a million lines it takes seconds. */
export function BestSellers({ days }: { days: SalesSpan }) {
  const read = useCallback(() => answerOf(calls.sales.products.$get({ query: { days } })), [days])
  const { value: products, hasFailed } = useOwn(read)
  return (
    <Later title="Best sellers" value={products} hasFailed={hasFailed}>
      {sold =>
        sold.length > 0 ? (
          <ListTable
            caption="Best sellers"
            columns={bestColumns}
            rows={sold}
            keyOf={({ _id, name }) => _id ?? name}
          />
        ) : (
          <p className="text-muted">Nothing was sold.</p>
        )
      }
    </Later>
  )
}

const readStock = () => answerOf(calls.sales.stock.$get())

/** What lies in stock and does not sell, by its value. Read after the page: of a large catalogue it takes a second. */
export function SlowMovers() {
  const { value: stock, hasFailed } = useOwn(readStock)
  return (
    <Later title="Slow movers" value={stock} hasFailed={hasFailed}>
      {({ value, slowMovers }) => (
        <>
          <p className="mb-4 text-muted">
            All that can be sold is worth {formatEuros(value)} at its prices. Not sold for {SLOW_DAYS} days,
            of what has the largest value in stock:
          </p>
          {slowMovers.length > 0 ? (
            <ListTable
              caption="Slow movers"
              columns={slowColumns}
              rows={slowMovers}
              keyOf={({ _id }) => _id}
            />
          ) : (
            <p className="text-muted">Nothing.</p>
          )}
        </>
      )}
    </Later>
  )
}

function Name({ _id, sku, name }: { _id: string | null; sku: string | null; name: string }) {
  return (
    <>
      {_id === null ? (
        name
      ) : (
        <Link to="/purchase/$id" params={{ id: _id }} preload={false} className="text-link font-semibold">
          {name}
        </Link>
      )}
      {sku !== null && <span className="block text-sm text-muted">{sku}</span>}
    </>
  )
}
