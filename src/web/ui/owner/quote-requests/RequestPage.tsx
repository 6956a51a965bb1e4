import { Link } from '@tanstack/react-router'
import type { Quote } from '#contract/quotes/quotes.ts'
import { useWords } from '../../../words.ts'
import { formatDay } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { QuoteLines } from '../../customer/quotes/QuoteLines.tsx'
import { QuoteMessages } from '../../customer/quotes/QuoteMessages.tsx'
import { QuoteState } from '../../customer/quotes/QuoteState.tsx'
import { QuoteSums } from '../../customer/quotes/QuoteSums.tsx'
import { QuoteTerms } from '../../customer/quotes/QuoteTerms.tsx'
import { nameQuote } from '../../customer/quotes/quote-words.ts'
import { AnswerForm } from './AnswerForm.tsx'

/** A request or a quote as those see it who answer: with the form for the answer as long as there is none. */
export function RequestPage({ quote }: { quote: Quote }) {
  const { status, userName, userEmail, createdAt, lastDay, offeredAt, _id: id } = quote
  const until = lastDay === null ? '' : `, kept until ${formatDay(lastDay)}`
  const { word } = useWords()
  return (
    <>
      <PageHeading
        title={word(nameQuote(quote))}
        lead={`${userName}, ${userEmail}; asked on ${formatDay(createdAt)}${until}`}
        actions={<QuoteState status={status} />}
      />
      <div className="grid gap-8">
        <QuoteMessages quote={quote} />
        {status === 'requested' ? <AnswerForm quote={quote} /> : <QuoteLines quote={quote} />}
        <section aria-labelledby="sums-heading" className="sheet max-w-md p-5">
          <h2 id="sums-heading" className="mb-3 text-2xl">
            {status === 'requested' ? 'As it was asked for' : 'Total'}
          </h2>
          <QuoteSums quote={quote} />
          <QuoteTerms quote={quote} />
        </section>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/dashboard/requests" className="btn btn-outline">
          All requests
        </Link>
        {offeredAt !== null && (
          <a href={`/quote/${encodeURIComponent(id)}/pdf`} download className="btn btn-outline">
            Download as PDF
          </a>
        )}
      </div>
    </>
  )
}
