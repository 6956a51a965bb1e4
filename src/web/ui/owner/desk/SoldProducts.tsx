import { Link } from '@tanstack/react-router'
import type { BestSeller, SlowMover } from '#contract/desk/sales.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

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

/** What sold best in the span. */
export function BestSellers({ products }: { products: readonly BestSeller[] }) {
  return (
    <section aria-labelledby="best-sellers" className="mb-10">
      <h2 id="best-sellers" className="mb-4 text-2xl">
        Best sellers
      </h2>
      {products.length > 0 ? (
        <ListTable
          caption="Best sellers"
          columns={bestColumns}
          rows={products}
          keyOf={({ _id, name }) => _id ?? name}
        />
      ) : (
        <p className="text-muted">Nothing was sold.</p>
      )}
    </section>
  )
}

/** What lies in stock and does not sell, by its value. */
export function SlowMovers({ products, stockValue }: { products: readonly SlowMover[]; stockValue: number }) {
  return (
    <section aria-labelledby="slow-movers" className="mb-10">
      <h2 id="slow-movers" className="mb-4 text-2xl">
        Slow movers
      </h2>
      <p className="mb-4 text-muted">
        Of these nothing was sold for 90 days; those with the largest value in stock. All that can be sold is
        worth {formatEuros(stockValue)} at its prices.
      </p>
      {products.length > 0 ? (
        <ListTable caption="Slow movers" columns={slowColumns} rows={products} keyOf={({ _id }) => _id} />
      ) : (
        <p className="text-muted">Nothing has been in stock for so long without a sale.</p>
      )}
    </section>
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
