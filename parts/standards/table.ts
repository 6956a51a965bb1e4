/** A standard's table of dimensions: a row for each nominal size, in mm. */
export interface Table<Row> {
  /** As it is named on a drawing: 'ISO 4017'. */
  readonly standard: string
  /** The sizes it knows, from the smallest. */
  readonly nominals: readonly number[]
  /** The row of a nominal size. Throws if the standard has none. */
  readonly row: (nominal: number) => Row
}

/** The table of a standard, its rows by their nominal size in mm. */
export function tableOf<Row>(standard: string, rows: Readonly<Record<number, Row>>): Table<Row> {
  return {
    standard,
    nominals: Object.keys(rows)
      .map(Number)
      .sort((one, other) => one - other),
    row(nominal) {
      const row = rows[nominal]
      if (!row) throw new Error(`${standard} has no nominal size of ${nominal} mm`)
      return row
    },
  }
}
