import { type OwnOrderState, ownOrderStates } from '#contract/own-order-states.ts'
import { readPageNumber, readText } from '../../search-params.ts'

/** The address of My Order: what is looked for, and which page of it. */
export interface OwnOrdersSearch {
  q?: string
  state?: OwnOrderState
  year?: number
  page?: number
}

/** Parses the address; invalid values are ignored. */
export function readOwnOrdersSearch(raw: Readonly<Record<string, unknown>>): OwnOrdersSearch {
  return {
    q: readText(raw.q, 100),
    state: ownOrderStates.find(each => each === raw.state),
    year: /^\d{4}$/.test(String(raw.year)) ? Number(raw.year) : undefined,
    page: readPageNumber(raw.page),
  }
}
