import { email } from '#contract/common.ts'
import { type OrderStatus, orderStatuses } from '#contract/order-status.ts'
import { readPageNumber } from '../../search-params.ts'

/** The numbers of past days over which card service and orders can be compared. */
export const PERIODS = [1, 7, 30, 90] as const
type Period = (typeof PERIODS)[number]

export const PAGE_SIZE = 25

/**
 * The address of the money page: which orders, which page of them, and how many days to compare; of what is owed on account, only what
 * is overdue or what one person owes, and which page.
 */
export interface MoneySearch {
  status?: OrderStatus
  page?: number
  days?: Period
  owed?: 'overdue'
  owedBy?: string
  owedPage?: number
}

/** Parses the address; invalid values are ignored. */
export function readMoneySearch(raw: Readonly<Record<string, unknown>>): MoneySearch {
  return {
    status: orderStatuses.find(each => each === raw.status),
    page: readPageNumber(raw.page),
    days: PERIODS.find(each => each > 1 && each === Number(raw.days)),
    owed: raw.owed === 'overdue' ? 'overdue' : undefined,
    owedBy: email.safeParse(raw.owedBy).data,
    owedPage: readPageNumber(raw.owedPage),
  }
}
