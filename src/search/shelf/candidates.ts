import { type Fitting, onlyFitting, type Reached, weightOfTerm } from './fitting.ts'
import { visitRows, weigher } from './fitting-rows.ts'
import type { Shelf } from './shelf.ts'
import { NAMES_SIZE, WEAK } from './weights.ts'

/** Rows that fit, with how well. */
export interface Matches {
  readonly rows: Int32Array
  readonly weights: Int32Array
  /** Whether a part of the query names the very size of the row. */
  readonly namesSize: Uint8Array
  /** What fits all of them but weakly: nothing, sizes alone, or also something else. */
  readonly weakness: 'none' | 'size' | 'more'
}

/** A word that fits weakly counts as much as more sizes than a query has. */
const WORD = 100

/** A megabyte that every search would otherwise leave behind; there is only one at a time, and it hands out copies. */
let scratch = newScratch(1024)

function newScratch(length: number) {
  return {
    rows: new Int32Array(length),
    weights: new Int32Array(length),
    weak: new Uint16Array(length),
    namesSize: new Uint8Array(length),
  }
}

/** The rows that fit so far, while one part of a query after the other narrows them. */
export class Candidates {
  readonly #shelf: Shelf
  readonly #rows: Int32Array
  readonly #weights: Int32Array
  readonly #weak: Uint16Array
  readonly #namesSize: Uint8Array
  #length = 0

  /** Of all rows with `isWanted`, or of those alone that one part of the query reaches. */
  constructor(shelf: Shelf, reached?: Fitting, isWanted: (row: number) => boolean = () => true) {
    const { length } = shelf.rows
    if (scratch.rows.length < length) scratch = newScratch(2 * length)
    this.#shelf = shelf
    this.#rows = scratch.rows
    this.#weights = scratch.weights
    this.#weak = scratch.weak
    this.#namesSize = scratch.namesSize
    visitRows(shelf, reached, row => {
      if (isWanted(row)) this.#rows[this.#length++] = row
    })
    this.#weights.fill(0, 0, this.#length)
    this.#weak.fill(0, 0, this.#length)
    this.#namesSize.fill(0, 0, this.#length)
  }

  /** Keeps the rows that fit this part of the query. */
  narrow(reached: readonly Reached[], { isSize }: { readonly isSize: boolean }): void {
    const only = onlyFitting(reached)
    this.#keep(only ? weigher(this.#shelf, only) : row => weightOfTerm(this.#shelf, reached, row), isSize)
  }

  #keep(weigh: (row: number) => number, isSize: boolean): void {
    const rows = this.#rows
    let kept = 0
    for (let index = 0; index < this.#length; index += 1) {
      const row = rows[index] ?? 0
      const weight = weigh(row)
      if (weight === 0) continue
      rows[kept] = row
      this.#weights[kept] = (this.#weights[index] ?? 0) + weight
      this.#weak[kept] = (this.#weak[index] ?? 0) + (weight > WEAK ? 0 : isSize ? 1 : WORD)
      this.#namesSize[kept] = weight >= NAMES_SIZE ? 1 : (this.#namesSize[index] ?? 0)
      kept += 1
    }
    this.#length = kept
  }

  /** The rows with the fewest parts that fit weakly, or all of them. */
  best(keepsWeak: boolean): Matches {
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < this.#length; index += 1) least = Math.min(least, this.#weak[index] ?? 0)
    let kept = 0
    for (let index = 0; index < this.#length; index += 1) {
      if (!keepsWeak && this.#weak[index] !== least) continue
      this.#rows[kept] = this.#rows[index] ?? 0
      this.#weights[kept] = this.#weights[index] ?? 0
      this.#namesSize[kept] = this.#namesSize[index] ?? 0
      kept += 1
    }
    return {
      rows: this.#rows.slice(0, kept),
      weights: this.#weights.slice(0, kept),
      namesSize: this.#namesSize.slice(0, kept),
      weakness: kept === 0 || least === 0 ? 'none' : least < WORD ? 'size' : 'more',
    }
  }
}
