import type { OwedReport } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { MoneyComparison, MoneyReport } from '#contract/payments/payments.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { type MoneySearch, PAGE_SIZE } from './money-search.ts'

export interface Money {
  readonly report: MoneyReport
  /** Undefined if the card service does not answer. */
  readonly comparison: MoneyComparison | undefined
  readonly owed: OwedReport
  readonly orders: readonly Order[]
  readonly total: number
}

/** Everything the money page shows. */
export async function loadMoney(search: MoneySearch): Promise<Money> {
  const { status, page = 1, days = 1, owed, owedBy: person, owedPage = 1 } = search
  const limit = String(PAGE_SIZE)
  const [report, comparison, owedReport, { orders, total }] = await Promise.all([
    answerOf(calls.money.$get()),
    answerOf(calls.money.comparison.$get({ query: { days: String(days) } })).catch(ignoreUnavailable),
    answerOf(calls.money.owed.$get({ query: { state: owed, person, limit, page: String(owedPage) } })),
    answerOf(calls.money.orders.$get({ query: { status, limit, page: String(page) } })),
  ])
  return { report, comparison, owed: owedReport, orders, total }
}

function ignoreUnavailable(error: unknown): undefined {
  if (error instanceof CallError && error.status === 503) return undefined
  throw error
}
