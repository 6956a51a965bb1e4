import type { OwedReport } from '#contract/on-account/on-account.ts'
import type { MoneyComparison, MoneyReport } from '#contract/payments/payments.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { type MoneySearch, PAGE_SIZE } from './money-search.ts'

export interface Money {
  readonly report: MoneyReport
  /** Undefined if the card service does not answer. */
  readonly comparison: MoneyComparison | undefined
  readonly owed: OwedReport
}

/** Everything the money page shows. */
export async function loadMoney(search: MoneySearch): Promise<Money> {
  const { days = 1, owed, owedBy: person, owedPage = 1 } = search
  const limit = String(PAGE_SIZE)
  const [report, comparison, owedReport] = await Promise.all([
    answerOf(calls.money.$get()),
    answerOf(calls.money.comparison.$get({ query: { days: String(days) } })).catch(ignoreUnavailable),
    answerOf(calls.money.owed.$get({ query: { state: owed, person, limit, page: String(owedPage) } })),
  ])
  return { report, comparison, owed: owedReport }
}

function ignoreUnavailable(error: unknown): undefined {
  if (error instanceof CallError && error.status === 503) return undefined
  throw error
}
