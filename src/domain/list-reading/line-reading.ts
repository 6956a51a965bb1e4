/** A row of a list, with its place in it, from 1. */
export interface ListRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** One way to read a line. */
export interface LineReading {
  /** Null if it says none. */
  readonly quantity: number | null
  /** The quantity is one of packs. */
  readonly isPacks?: boolean
  /** What may be an SKU or an own number. */
  readonly keys: readonly string[]
  /** What may say in words which part it is, the likeliest first. */
  readonly queries: readonly string[]
  /** Nothing of the line was taken for a quantity: if its words find a part, no other reading is needed. */
  readonly isWhole: boolean
}

/** A line of a list as it was read, in every way that makes sense, the likeliest first. */
export interface ReadLine {
  readonly line: number
  /** What it says, in one line. */
  readonly text: string
  /** The customer's own number of the part, if a column of the list says so; else ''. */
  readonly ownNumber: string
  readonly readings: readonly LineReading[]
}
