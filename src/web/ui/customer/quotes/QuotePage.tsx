import { Link } from '@tanstack/react-router'
import type { Quote } from '#contract/quotes/quotes.ts'
import { useWords } from '../../../words.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { QuoteActions } from './QuoteActions.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { QuoteMessages } from './QuoteMessages.tsx'
import { QuoteState } from './QuoteState.tsx'
import { QuoteSums } from './QuoteSums.tsx'
import { QuoteTerms } from './QuoteTerms.tsx'
import { describeState, nameQuote } from './quote-words.ts'

/** A quote as its customer sees it: what it is for, what it comes to, and what can be done with it. */
export function QuotePage({ quote }: { quote: Quote }) {
  const { word } = useWords()
  return (
    <>
      <PageHeading
        title={word(nameQuote(quote))}
        lead={word(describeState(quote))}
        actions={<QuoteState status={quote.status} />}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <QuoteLines quote={quote} />
          <QuoteMessages quote={quote} isOwn />
        </div>
        <section aria-labelledby="sums-heading" className="sheet p-5">
          <h2 id="sums-heading" className="mb-3 text-2xl">
            Total
          </h2>
          <QuoteSums quote={quote} />
          <QuoteActions quote={quote} />
          <QuoteTerms quote={quote} />
        </section>
      </div>
      <Link to="/dashboard/quotes" className="btn mt-8 btn-outline">
        All quotes
      </Link>
    </>
  )
}
