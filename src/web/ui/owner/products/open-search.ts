import { subjectWords } from '#contract/catalog/open-subjects.ts'
import { readChoice, readSearch, type SearchOf } from '../../../search-params.ts'

/** Parses the address of the list of what is to be confirmed: about what. */
export const readOpenSearch = readSearch({ subject: value => readChoice(subjectWords, value) })
export type OpenSearch = SearchOf<typeof readOpenSearch>
