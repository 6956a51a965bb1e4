import type { OwedReport } from '#contract/on-account/on-account.ts'
import type { MoneyReport } from '#contract/payments/payments.ts'
import { answerOf, calls } from '../../../client.ts'
import { type MoneySearch, PAGE_SIZE } from './money-search.ts'

export interface Money {
  readonly report: MoneyReport
  readonly owed: OwedReport
}

/** What the money page shows at once, which is of the shop's own books; the card service is asked after it. */
export async function loadMoney(search: MoneySearch): Promise<Money> {
  const { owed: state, owedBy: person, owedPage = 1 } = search
  const limit = String(PAGE_SIZE)
  const [report, owed] = await Promise.all([
    answerOf(calls.money.$get()),
    answerOf(calls.money.owed.$get({ query: { state, person, limit, page: String(owedPage) } })),
  ])
  return { report, owed }
}
