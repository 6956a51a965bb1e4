import { type QuoteStatus, quoteStatuses } from '#contract/quote-status.ts'
import { readCursor } from '../../search-params.ts'

/** Which quotes are listed, and from where on, as in the address of the list. Without a state, the requests to be answered. */
export interface RequestSearch {
  readonly state?: QuoteStatus | 'all'
  readonly after?: string
}

/** Reads them from an address; what is invalid is ignored. */
export function readRequestSearch(search: Record<string, unknown>): RequestSearch {
  const state = ([...quoteStatuses, 'all'] as const).find(each => each === search.state)
  const after = readCursor(search.after)
  return { ...(state && { state }), ...(after !== undefined && { after }) }
}
