import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { purchaseStateNames } from '#contract/purchasing/states.ts'
import { readChoice, readId, readSearch, readText, type SearchOf } from '../../../search-params.ts'

const states = { ...purchaseStateNames, late: 'Late' } as const

/** The choices of the filter by state; the first stands for all. */
export const stateChoices: readonly (readonly [value: string, label: string])[] = [
  ['', 'All orders'],
  ...Object.entries(states),
]

/** Parses the address of the orders to suppliers: words, state, supplier, and the order after which the page starts. */
export const readPurchaseSearch = readSearch({
  q: value => readText(value, 100),
  state: value => readChoice(states, value),
  supplier: readId,
  after: readId,
})
export type PurchaseSearch = SearchOf<typeof readPurchaseSearch>

/** The same of the suppliers. */
export const readSupplierSearch = readSearch({
  q: value => readText(value, 100),
  state: value => readChoice({ archived: {} }, value),
  after: readId,
})
export type SupplierSearch = SearchOf<typeof readSupplierSearch>

/** The pages about buying, by what they are called. */
export const purchasingPages = {
  proposals: ['What to order', linkOptions({ to: '/dashboard/purchasing' })],
  orders: ['Orders', linkOptions({ to: '/dashboard/purchasing/orders', search: {} })],
  suppliers: ['Suppliers', linkOptions({ to: '/dashboard/purchasing/suppliers', search: {} })],
} as const satisfies Readonly<Record<string, readonly [title: string, link: LinkProps]>>
export type PurchasingPage = keyof typeof purchasingPages
