import type { OwnOrders } from '#contract/orders/own.ts'
import { answerOf, calls } from '../../../client.ts'
import type { OwnOrdersSearch } from './own-orders-search.ts'

export const PAGE_SIZE = 25

/** A page of the person's orders. */
export function loadOwnOrders({ q, state, year, page = 1 }: OwnOrdersSearch): Promise<OwnOrders> {
  const query = { q, state, year: year?.toString(), limit: String(PAGE_SIZE), page: String(page) }
  return answerOf(calls['my-orders'].$get({ query }))
}
