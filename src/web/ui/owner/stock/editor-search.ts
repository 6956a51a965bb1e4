import { readCursor, readSearch, type SearchOf } from '../../../search-params.ts'

/** Parses the address of the editor: the lines after which the pages of the ledger and of the history begin. */
export const readEditorSearch = readSearch({ ledger: readCursor, history: readCursor })
export type EditorSearch = SearchOf<typeof readEditorSearch>
