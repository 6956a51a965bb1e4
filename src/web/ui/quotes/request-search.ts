import { type QuoteStatus, quoteStatuses } from '#contract/quote-status.ts'
import { readId } from '../../search-params.ts'

/** The address of the requests: which quotes, and from where on. Without a state, the requests to be answered. */
export interface RequestSearch {
  state?: QuoteStatus | 'all'
  /** A quote's id. */
  after?: string
}

/** Parses the address; invalid values are ignored. */
export function readRequestSearch(raw: Readonly<Record<string, unknown>>): RequestSearch {
  return {
    state: ([...quoteStatuses, 'all'] as const).find(each => each === raw.state),
    after: readId(raw.after),
  }
}
