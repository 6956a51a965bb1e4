import { COUNTRIES, nameCountry } from '#contract/countries.ts'
import { ENGLISH } from '#contract/language.ts'
import type { ManagedOrder, ShippedOrders } from '#contract/orders/managed.ts'
import { answerOf, calls, type Page, pageOf } from '../../../client.ts'
import { stringifySearch } from '../../../search-params.ts'
import type { OrderSearch } from './order-search.ts'

const PAGE_SIZE = '50'

/** One page of the orders that match the search. */
export function listOrders({ after, ...filter }: OrderSearch): Promise<Page<ManagedOrder>> {
  return pageOf(calls.order.managed.$get({ query: { ...filter, limit: PAGE_SIZE, cursor: after } }))
}

export type Countries = readonly (readonly [code: string, name: string])[]

/** All countries by their names: of the server on the page that it renders, as browsers know some by others. */
export function nameCountries(): Countries {
  return COUNTRIES.map(code => [code, nameCountry(code)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other, ENGLISH),
  )
}

/** The address of a file with all orders that match. */
export function exportPath(search: OrderSearch): string {
  return `/order/export${stringifySearch({ ...search, after: undefined })}`
}

/** Marks orders as shipped, and returns what became of each. */
export async function shipMany(ids: readonly string[]): Promise<ShippedOrders['orders']> {
  return (await answerOf(calls.order.ship.$post({ json: { orders: [...ids] } }))).orders
}
