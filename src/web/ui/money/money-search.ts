import { type OrderStatus, orderStatuses } from '#contract/order-status.ts'

/** How many days back the card service is compared with the orders. */
export const PERIODS = [1, 7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

export const PAGE_SIZE = 25

/** What the money page's address says: which orders, which page of them, and how far back to compare. */
export interface MoneySearch {
  status?: OrderStatus
  page?: number
  days?: Period
}

/** Reads the address by hand; what makes no sense in it is left out. */
export function readMoneySearch(raw: Readonly<Record<string, unknown>>): MoneySearch {
  const search: MoneySearch = {}
  const status = orderStatuses.find(each => each === raw.status)
  if (status) search.status = status
  const page = Number(raw.page)
  if (Number.isInteger(page) && page > 1 && page <= 100_000) search.page = page
  const days = PERIODS.find(each => each === Number(raw.days))
  if (days !== undefined && days > 1) search.days = days
  return search
}
