import { type Fitting, isNothing } from './fitting.ts'
import type { Column, Shelf } from './shelf.ts'

const NONE = new Uint8Array(0)

/** How well rows fit, as `weightOfTerm` tells, but for one fitting and many rows. */
export function weigher({ rows }: Shelf, fitting: Fitting): (row: number) => number {
  const { kind, label, geometry } = rows
  const {
    kind: byKind = NONE,
    label: byLabel = NONE,
    geometry: byGeometry = NONE,
    row: byRow = NONE,
  } = fitting
  // Most words are of the kind alone.
  if (!fitting.label && !fitting.geometry && !fitting.row) return row => byKind[kind[row] ?? 0] ?? 0
  return row => {
    const ofKind = byKind[kind[row] ?? 0] ?? 0
    const ofLabel = byLabel[label[row] ?? -1] ?? 0
    const ofGeometry = byGeometry[geometry[row] ?? 0] ?? 0
    return Math.max(ofKind, ofLabel, ofGeometry, byRow[row] ?? 0)
  }
}

const columns: readonly Column[] = ['kind', 'label', 'geometry']

/** Visits each row that fits once, without looking at the others; every row without a fitting. */
export function visitRows(shelf: Shelf, fitting: Fitting | undefined, visit: (row: number) => void): void {
  if (!fitting) return visitAll(shelf, visit)
  const earlier: Fitting = {}
  for (const column of columns) {
    const weights = fitting[column]
    if (!weights) continue
    const isKnown = isNothing(earlier) ? () => 0 : weigher(shelf, earlier)
    const rowsBy = shelf.rowsBy(column)
    for (let number = 0; number < weights.length; number += 1)
      if (weights[number] !== 0) for (const row of rowsBy.of(number)) if (isKnown(row) === 0) visit(row)
    earlier[column] = weights
  }
  const { row: byRow = NONE } = fitting
  const isKnown = weigher(shelf, earlier)
  for (let row = 0; row < byRow.length; row += 1)
    if (byRow[row] !== 0 && shelf.rows.isTaken[row] && isKnown(row) === 0) visit(row)
}

function visitAll({ rows: { length, isTaken } }: Shelf, visit: (row: number) => void): void {
  for (let row = 0; row < length; row += 1) if (isTaken[row]) visit(row)
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
