import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import { useWords } from '../../../words.ts'
import { quoteStates } from './quote-words.ts'

/** The state of a quote, in colour. */
export function QuoteState({ status }: Pick<QuoteSummary, 'status'>) {
  const { word } = useWords()
  const { label, badge } = quoteStates[status]
  return <span className={`badge font-semibold ${badge}`}>{word(label)}</span>
}
