/* Without zod, as pages need it. */

/** The states of a quote that are stored. */
export const storedQuoteStatuses = ['requested', 'offered', 'ordered', 'withdrawn', 'declined'] as const

/** All of them: an offered quote whose last day has passed is expired. */
export const quoteStatuses = ['requested', 'offered', 'expired', 'ordered', 'withdrawn', 'declined'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** For how many days prices are kept if nobody says otherwise, and for how many at most. */
export const VALID_DAYS = 14
export const MAX_VALID_DAYS = 180
