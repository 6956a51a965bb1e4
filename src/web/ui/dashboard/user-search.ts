import { readPageNumber, readText } from '../../search-params.ts'

/** The address of the users' page: the search, and the page number. */
export interface UserSearch {
  email?: string
  page?: number
}

/** Parses the address; invalid values are ignored. */
export function readUserSearch(raw: Readonly<Record<string, unknown>>): UserSearch {
  return { email: readText(raw.email, 254)?.toLowerCase(), page: readPageNumber(raw.page) }
}
