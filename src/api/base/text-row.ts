/** A row of a table as it was read, with its place in the file, from 1: the line it ends on, or its row in the sheet. */
export interface TextRow {
  readonly line: number
  readonly cells: readonly string[]
}
