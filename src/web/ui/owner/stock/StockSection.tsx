import { Link } from '@tanstack/react-router'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import type { Movement } from '#contract/catalog/stock.ts'
import type { Lot } from '#contract/lots/lots.ts'
import type { Page } from '../../../client.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { LotTable } from '../lots/LotTable.tsx'
import type { EditorSearch } from './editor-search.ts'
import { Ledger } from './Ledger.tsx'
import { MovementForm } from './MovementForm.tsx'
import { StockChart } from './StockChart.tsx'

interface StockSectionProps {
  product: ManagedProduct
  movements: Page<Movement>
  /** The latest ones. */
  lots: Page<Lot>
  search: EditorSearch
}

/** The stock of a product, its movements, and a form to move some. */
export function StockSection({ product, movements, lots, search }: StockSectionProps) {
  const { available, reserved, backOrdered } = product
  return (
    <section aria-labelledby="stock">
      <h2 id="stock" className="mb-4 text-3xl">
        Stock
      </h2>
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <dl className="sheet px-5 py-3 [&>div:first-child]:border-t-0">
            <Figure term="Available">{formatCount(available)}</Figure>
            <Figure term="Reserved for orders">{formatCount(reserved)}</Figure>
            <Figure term="On the shelf">{formatCount(available + reserved)}</Figure>
            {backOrdered > 0 && <Figure term="Owed to back orders">{formatCount(backOrdered)}</Figure>}
          </dl>
          <StockChart movements={movements.items} />
        </div>
        <MovementForm product={product} />
      </div>
      {lots.total > 0 && (
        <div className="mb-6">
          <h3 className="mb-3 text-2xl">Lots</h3>
          <LotTable lots={lots.items} />
          {lots.total > lots.items.length && (
            <Link
              to="/dashboard/lots"
              search={{ product: product._id }}
              className="btn mt-4 btn-outline btn-sm"
            >
              All {formatCount(lots.total)} lots
            </Link>
          )}
        </div>
      )}
      <Ledger id={product._id} page={movements} search={search} />
    </section>
  )
}
