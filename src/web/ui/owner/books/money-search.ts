import { email } from '#contract/common.ts'
import { readPageNumber, readSearch, type SearchOf } from '../../../search-params.ts'

/** The numbers of past days over which card service and orders can be compared. */
export const PERIODS = [1, 7, 30, 90] as const

export const PAGE_SIZE = 25

/**
 * Parses the address of the money page: how many days to compare; of what is owed on account, only what is overdue or what one person owes,
 * and which page.
 */
export const readMoneySearch = readSearch({
  days: value => PERIODS.find(each => each > 1 && each === Number(value)),
  owed: (value): 'overdue' | undefined => (value === 'overdue' ? value : undefined),
  owedBy: value => email.safeParse(value).data,
  owedPage: readPageNumber,
})
export type MoneySearch = SearchOf<typeof readMoneySearch>
