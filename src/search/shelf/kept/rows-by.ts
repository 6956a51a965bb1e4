import type { Rows } from './rows.ts'

/** The rows of each kind, label or geometry, by its number. */
export class RowsBy {
  /** Where the rows of each number begin in `#rows`. */
  readonly #starts: Int32Array
  readonly #rows: Int32Array

  /** `numbers` says the number of each row, of `size` numbers; -1 for a row that has none. */
  constructor({ length, isTaken }: Rows, numbers: Int32Array, size: number) {
    this.#starts = new Int32Array(size + 1)
    const numberOf = (row: number) => (isTaken[row] ? (numbers[row] ?? -1) : -1)
    for (let row = 0; row < length; row += 1) {
      const next = numberOf(row) + 1
      if (next > 0) this.#starts[next] = (this.#starts[next] ?? 0) + 1
    }
    for (let number = 1; number <= size; number += 1)
      this.#starts[number] = (this.#starts[number] ?? 0) + (this.#starts[number - 1] ?? 0)
    this.#rows = new Int32Array(this.#starts[size] ?? 0)
    const places = this.#starts.slice()
    for (let row = 0; row < length; row += 1) {
      const number = numberOf(row)
      if (number === -1) continue
      const place = places[number] ?? 0
      this.#rows[place] = row
      places[number] = place + 1
    }
  }

  /** How many rows have this number. */
  count(number: number): number {
    return (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0)
  }

  of(number: number): Int32Array {
    return this.#rows.subarray(this.#starts[number], this.#starts[number + 1])
  }
}
