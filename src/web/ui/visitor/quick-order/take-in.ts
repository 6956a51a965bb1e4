import type { QuickOrder } from '#contract/quick-order/quick-order.ts'
import type { KeptQuickOrder } from './kept-quick-order.ts'
import { type QuickRow, toRow } from './quick-rows.ts'

/**
 * What is kept once the pasted list ('') or a file has been read: its lines in the place of those it had before, with what was chosen and typed
 * in lines that say the same. The lines of all other lists stay.
 */
export function takeIn(kept: KeptQuickOrder, file: string, { lines, leftOut }: QuickOrder): KeptQuickOrder {
  const before = kept.rows.filter(row => row.file === file)
  const read = lines.map(line => keepChoices(toRow(line, file), before))
  const others = kept.rows.filter(row => row.file !== file)
  const found = kept.rows.findIndex(row => row.file === file)
  const place = file === '' ? 0 : found === -1 ? others.length : found
  return {
    text: kept.text,
    rows: others.toSpliced(place, 0, ...read),
    leftOut: [
      ...kept.leftOut.filter(each => each.file !== file),
      ...leftOut.map(line => ({ line, file })),
    ].toSorted((one, other) => Number(one.file !== '') - Number(other.file !== '')),
  }
}

/** What is kept without the lines of a file. */
export function takeOut({ text, rows, leftOut }: KeptQuickOrder, file: string): KeptQuickOrder {
  return {
    text,
    rows: rows.filter(row => row.file !== file),
    leftOut: leftOut.filter(each => each.file !== file),
  }
}

function keepChoices(row: QuickRow, before: readonly QuickRow[]): QuickRow {
  const { text, quantity, candidates } = row.line
  const same = before.find(({ line }) => line.text === text && line.quantity === quantity)
  if (!same) return row
  const isThere = candidates.some(({ _id }) => _id === same.chosen)
  return { ...row, typed: same.typed, isRemembered: same.isRemembered, chosen: isThere ? same.chosen : null }
}
