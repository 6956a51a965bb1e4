import { readPageNumber, readSearch, readText, type SearchOf } from '../../../search-params.ts'

/** Parses the address of the users' page: the search, and the page number. */
export const readUserSearch = readSearch({
  email: value => readText(value, 254)?.toLowerCase(),
  page: readPageNumber,
})
export type UserSearch = SearchOf<typeof readUserSearch>
