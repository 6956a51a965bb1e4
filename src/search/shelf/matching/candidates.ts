import type { Shelf } from '../kept/shelf.ts'
import { NAMES_SIZE, WEAK } from '../kept/weights.ts'
import type { Fitting, Reached } from './fitting.ts'
import { collectRows, weighRows } from './fitting-rows.ts'

/** Rows that fit, with how well. */
export interface Matches {
  readonly rows: Int32Array
  readonly weights: Int32Array
  /** Whether a part of the query names the very size of the row. */
  readonly namesSize: Uint8Array
  /** What fits all of them but weakly: nothing, sizes alone, or also something else. */
  readonly weakness: 'none' | 'size' | 'more'
}

export const NOTHING: Matches = {
  rows: new Int32Array(0),
  weights: new Int32Array(0),
  namesSize: new Uint8Array(0),
  weakness: 'none',
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
    ofTerm: new Uint8Array(length),
  }
}

/** The rows that fit so far, while one part of a query after the other narrows them. */
export class Candidates {
  readonly #shelf: Shelf
  readonly #columns: typeof scratch
  #length: number

  /** Of all rows with `isWanted`, or of those alone that one part of the query reaches. */
  constructor(shelf: Shelf, reached?: Fitting, isWanted?: (row: number) => boolean) {
    const { length } = shelf.rows
    if (scratch.rows.length < length) scratch = newScratch(2 * length)
    this.#shelf = shelf
    this.#columns = scratch
    this.#length = collectRows(shelf, reached, scratch.rows)
    if (isWanted) this.#keepWanted(isWanted)
    scratch.weights.fill(0, 0, this.#length)
    scratch.weak.fill(0, 0, this.#length)
    scratch.namesSize.fill(0, 0, this.#length)
  }

  #keepWanted(isWanted: (row: number) => boolean): void {
    const { rows } = this.#columns
    let kept = 0
    for (let index = 0; index < this.#length; index += 1) {
      const row = rows[index] ?? 0
      if (isWanted(row)) rows[kept++] = row
    }
    this.#length = kept
  }

  /** Keeps the rows that fit this part of the query. */
  narrow(reached: readonly Reached[], { isSize }: { readonly isSize: boolean }): void {
    const { rows, weights, weak, namesSize, ofTerm } = this.#columns
    weighRows(this.#shelf, reached, rows.subarray(0, this.#length), ofTerm)
    let kept = 0
    for (let index = 0; index < this.#length; index += 1) {
      const weight = ofTerm[index] ?? 0
      if (weight === 0) continue
      rows[kept] = rows[index] ?? 0
      weights[kept] = (weights[index] ?? 0) + weight
      weak[kept] = (weak[index] ?? 0) + (weight > WEAK ? 0 : isSize ? 1 : WORD)
      namesSize[kept] = weight >= NAMES_SIZE ? 1 : (namesSize[index] ?? 0)
      kept += 1
    }
    this.#length = kept
  }

  /** The rows with the fewest parts that fit weakly, or all of them. */
  best(keepsWeak: boolean): Matches {
    const { rows, weights, weak, namesSize } = this.#columns
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (let index = 0; index < this.#length; index += 1) {
      const each = weak[index] ?? 0
      if (each < least) least = each
      if (each > most) most = each
    }
    if (!keepsWeak && most > least) this.#keepWeak(least)
    const length = this.#length
    return {
      rows: rows.slice(0, length),
      weights: weights.slice(0, length),
      namesSize: namesSize.slice(0, length),
      weakness: length === 0 || least === 0 ? 'none' : least < WORD ? 'size' : 'more',
    }
  }

  #keepWeak(wanted: number): void {
    const { rows, weights, weak, namesSize } = this.#columns
    let kept = 0
    for (let index = 0; index < this.#length; index += 1) {
      if (weak[index] !== wanted) continue
      rows[kept] = rows[index] ?? 0
      weights[kept] = weights[index] ?? 0
      namesSize[kept] = namesSize[index] ?? 0
      kept += 1
    }
    this.#length = kept
  }
}
