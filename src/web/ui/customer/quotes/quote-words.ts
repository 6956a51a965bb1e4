import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import type { QuoteStatus } from '#contract/quotes/states.ts'
import { formatDay } from '../../base/figures/format.ts'

/** The states of a quote as they are shown, with the look of their badges. */
export const quoteStates: Readonly<Record<QuoteStatus, { readonly label: string; readonly badge: string }>> =
  {
    requested: { label: 'Requested', badge: 'badge-warning' },
    offered: { label: 'Offered', badge: 'badge-info' },
    expired: { label: 'Expired', badge: 'badge-neutral' },
    ordered: { label: 'Ordered', badge: 'badge-success' },
    withdrawn: { label: 'Withdrawn', badge: 'badge-neutral' },
    declined: { label: 'Declined', badge: 'badge-neutral' },
  }

/** What its state means to the customer. */
export function describeState({ status, lastDay }: Pick<QuoteSummary, 'status' | 'lastDay'>): string {
  const day = lastDay === null ? '' : formatDay(lastDay)
  switch (status) {
    case 'requested':
      return 'We will answer here and by email. Until then these are the prices of the day on which you asked.'
    case 'offered':
      return `These prices are kept until ${day}. Pieces are not reserved.`
    case 'expired':
      return `These prices were kept until ${day}.`
    case 'ordered':
      return 'You have ordered at these prices.'
    case 'withdrawn':
      return 'You have taken this request back.'
    case 'declined':
      return 'We could not offer you a better price.'
  }
}

/** What a quote is called: a request until it is answered with prices. */
export function nameQuote({ status, number }: Pick<QuoteSummary, 'status' | 'number'>): string {
  const isAnswered = status === 'offered' || status === 'expired' || status === 'ordered'
  return `${isAnswered ? 'Quote' : 'Request'} ${number}`
}
