import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import { quoteStates } from './quote-words.ts'

/** The state of a quote, in colour. */
export function QuoteState({ status }: Pick<QuoteSummary, 'status'>) {
  const { label, badge } = quoteStates[status]
  return <span className={`badge font-semibold ${badge}`}>{label}</span>
}
