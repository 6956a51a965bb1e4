import { type Phrase, say } from '#contract/phrase.ts'
import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import type { QuoteStatus } from '#contract/quotes/states.ts'
import { mentionDay } from '../../../words.ts'

/** The states of a quote as they are shown, with the look of their badges. */
export const quoteStates: Readonly<Record<QuoteStatus, { readonly label: Phrase; readonly badge: string }>> =
  {
    requested: { label: say`Requested`, badge: 'badge-warning' },
    offered: { label: say`Offered`, badge: 'badge-info' },
    expired: { label: say`Expired`, badge: 'badge-neutral' },
    ordered: { label: say`Ordered`, badge: 'badge-success' },
    withdrawn: { label: say`Withdrawn`, badge: 'badge-neutral' },
    declined: { label: say`Declined`, badge: 'badge-neutral' },
  }

/** What its state means to the customer. */
export function describeState({ status, lastDay }: Pick<QuoteSummary, 'status' | 'lastDay'>): Phrase {
  const day = lastDay === null ? '' : mentionDay(lastDay)
  switch (status) {
    case 'requested':
      return say`We will answer here and by email. Until then these are the prices of the day on which you asked.`
    case 'offered':
      return say`These prices are kept until ${day}. Pieces are not reserved.`
    case 'expired':
      return say`These prices were kept until ${day}.`
    case 'ordered':
      return say`You have ordered at these prices.`
    case 'withdrawn':
      return say`You have taken this request back.`
    case 'declined':
      return say`We could not offer you a better price.`
  }
}

/** What a quote is called: a request until it is answered with prices. */
export function nameQuote({ status, number }: Pick<QuoteSummary, 'status' | 'number'>): Phrase {
  const isAnswered = status === 'offered' || status === 'expired' || status === 'ordered'
  return isAnswered ? say`Quote ${number}` : say`Request ${number}`
}
