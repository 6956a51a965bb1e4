import { bankEntryStates } from '#contract/bank-entries/states.ts'
import { readPageNumber, readSearch, type SearchOf } from '../../../search-params.ts'

const readCount = (value: unknown) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined)

/** Parses the address of the page of bank entries: their state, which page, and what became of a file that was sent without scripts. */
export const readEntrySearch = readSearch({
  state: value => bankEntryStates.find(state => state === value && state !== 'open'),
  page: readPageNumber,
  kept: readCount,
  known: readCount,
  leftOut: readCount,
})
export type EntrySearch = SearchOf<typeof readEntrySearch>
