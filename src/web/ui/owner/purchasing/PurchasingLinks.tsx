import { StateLinks } from '../../base/list/StateLinks.tsx'
import { type PurchasingPage, purchasingPages } from './purchase-search.ts'

const states: readonly (readonly [PurchasingPage, string])[] = [
  ['proposals', purchasingPages.proposals[0]],
  ['orders', purchasingPages.orders[0]],
  ['suppliers', purchasingPages.suppliers[0]],
]

/** Leads from one page about buying to the others. */
export function PurchasingLinks({ page }: { page: PurchasingPage }) {
  return (
    <StateLinks
      label="Purchasing"
      states={states}
      chosen={page}
      linkTo={name => purchasingPages[name][1]}
      className="mb-6"
    />
  )
}
