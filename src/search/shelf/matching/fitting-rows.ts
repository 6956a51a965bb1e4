import type { Column, Shelf } from '../kept/shelf.ts'
import { type Fitting, onlyFitting, type Reached, weightOf, weightOfTerm } from './fitting.ts'

const columns: readonly Column[] = ['kind', 'label', 'geometry']
const NONE = new Uint8Array(0)

/** How well each of these rows fits a part of a query, as `weightOfTerm` tells; written to `weights`. */
export function weighRows(
  shelf: Shelf,
  reached: readonly Reached[],
  rows: Int32Array,
  weights: Uint8Array,
): void {
  const only = onlyFitting(reached)
  if (only) weighByOne(shelf, only, rows, weights)
  else for (const [index, row] of rows.entries()) weights[index] = weightOfTerm(shelf, reached, row)
}

/** `weightOf`, many times faster for many rows. */
function weighByOne(shelf: Shelf, fitting: Fitting, rows: Int32Array, weights: Uint8Array): void {
  weights.fill(0, 0, rows.length)
  for (const column of columns) {
    const given = fitting[column]
    if (given) raiseBy(shelf.rows[column], given, rows, weights)
  }
  const { row: given } = fitting
  if (!given) return
  for (let index = 0; index < rows.length; index += 1) {
    const weight = given[rows[index] ?? 0] ?? 0
    if (weight > (weights[index] ?? 0)) weights[index] = weight
  }
}

function raiseBy(numbers: Int32Array, given: Uint8Array, rows: Int32Array, weights: Uint8Array): void {
  for (let index = 0; index < rows.length; index += 1) {
    const number = numbers[rows[index] ?? 0] ?? -1
    // Many rows have no label, and reading an array at -1 is slow.
    if (number < 0) continue
    const weight = given[number] ?? 0
    if (weight > (weights[index] ?? 0)) weights[index] = weight
  }
}

/** Writes each row that fits to `into`, once, without looking at the others; every row without a fitting. Returns how many. */
export function collectRows(shelf: Shelf, fitting: Fitting | undefined, into: Int32Array): number {
  const { isTaken, length } = shelf.rows
  let count = 0
  if (!fitting) {
    for (let row = 0; row < length; row += 1) if (isTaken[row]) into[count++] = row
    return count
  }
  const earlier: Fitting = {}
  for (const column of columns) {
    const weights = fitting[column]
    if (!weights) continue
    const isFirst = count === 0
    const rowsBy = shelf.rowsBy(column)
    for (let number = 0; number < weights.length; number += 1) {
      if (weights[number] === 0) continue
      const found = rowsBy.of(number)
      if (isFirst) {
        into.set(found, count)
        count += found.length
      } else for (const row of found) if (weightOf(shelf, earlier, row) === 0) into[count++] = row
    }
    earlier[column] = weights
  }
  const { row: byRow = NONE } = fitting
  for (let row = 0; row < byRow.length; row += 1)
    if (byRow[row] !== 0 && isTaken[row] && weightOf(shelf, earlier, row) === 0) into[count++] = row
  return count
}

/** How many rows fit at most. */
export function countRows(shelf: Shelf, fitting: Fitting): number {
  let count = 0
  for (const column of columns) {
    const weights = fitting[column]
    if (!weights) continue
    const rowsBy = shelf.rowsBy(column)
    for (let number = 0; number < weights.length; number += 1)
      if (weights[number] !== 0) count += rowsBy.count(number)
  }
  const { row: byRow = NONE } = fitting
  for (let row = 0; row < byRow.length; row += 1) if (byRow[row] !== 0 && shelf.rows.isTaken[row]) count += 1
  return count
}
