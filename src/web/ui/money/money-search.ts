import { type OrderStatus, orderStatuses } from '#contract/order-status.ts'
import { readPageNumber } from '../../search-params.ts'

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
  return {
    status: orderStatuses.find(each => each === raw.status),
    page: readPageNumber(raw.page),
    days: PERIODS.find(each => each > 1 && each === Number(raw.days)),
  }
}
