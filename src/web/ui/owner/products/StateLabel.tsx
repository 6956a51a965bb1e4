import type { ProductState } from '#contract/catalog/products.ts'
import { stateNames } from './managed-labels.ts'

const looks: Readonly<Record<ProductState, string>> = {
  'on-sale': 'border-line',
  low: 'border-warning text-warning',
  'sold-out': 'border-error text-error',
  archived: 'border-line text-muted',
}

/** The state of a product. */
export function StateLabel({ state }: { state: ProductState }) {
  return (
    <span className={`badge bg-transparent font-semibold whitespace-nowrap ${looks[state]}`}>
      {stateNames[state]}
    </span>
  )
}
