import { readCursor } from '../../search-params.ts'

/** The query of the editor's address: the lines after which the pages of the ledger and of the history begin. */
export interface EditorSearch {
  ledger?: string
  history?: string
}

/** Parses the query; invalid values are ignored. */
export function readEditorSearch(raw: Readonly<Record<string, unknown>>): EditorSearch {
  return { ledger: readCursor(raw.ledger), history: readCursor(raw.history) }
}
