import { categoryNames } from '#contract/category-names.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { formatWeight } from '../catalog/format-weight.ts'
import { formatCount } from '../format.ts'
import { EditableFigure } from './EditableFigure.tsx'
import { StateLabel } from './StateLabel.tsx'
import type { ColumnName } from './use-columns.ts'

/** What the product list shows of a product in one column; prices and minimums can be edited there. */
export function ManagedValue({ product, column }: { product: ManagedProduct; column: ColumnName }) {
  const { category, available, reserved, state, weight, variants } = product
  switch (column) {
    case 'price':
    case 'min':
      return <EditableFigure product={product} figure={column} />
    case 'category':
      return categoryNames[category]
    case 'state':
      return <StateLabel state={state} />
    case 'family':
      return <Words of={variants?.name ?? null} />
    case 'weight':
      return <Words of={weight === null ? null : formatWeight(weight)} />
    case 'available':
      return (
        <>
          {formatCount(available)}
          {reserved > 0 && (
            <span className="block text-sm whitespace-nowrap text-muted">
              {formatCount(reserved)} reserved
            </span>
          )}
        </>
      )
    case 'sku':
    case 'standard':
    case 'size':
    case 'grade':
      return <Words of={product[column]} />
  }
}

function Words({ of }: { of: string | null }) {
  return <span className="wrap-anywhere">{of ?? <span className="text-muted">None</span>}</span>
}
