import { readCursor } from '../../search-params.ts'

/** The editor's address: after which line of the ledger, and of the history, its page begins. */
export interface EditorSearch {
  ledger?: string
  history?: string
}

/** Reads the address by hand; what makes no sense in it is left out. */
export function readEditorSearch(raw: Readonly<Record<string, unknown>>): EditorSearch {
  return { ledger: readCursor(raw.ledger), history: readCursor(raw.history) }
}
