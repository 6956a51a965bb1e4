import type { QuickLine } from '#contract/quick-order/quick-order.ts'
import { formatCount } from '../../base/figures/format.ts'
import { partOf, type QuickRow, readyRows } from './quick-rows.ts'

/** Where lines stand: '3', '3, 7 of list.csv'. */
export function describePlace(lines: readonly number[], file: string): string {
  return file === '' ? lines.join(', ') : `${lines.join(', ')} of ${file}`
}

/** Where a line stands and what was read of it: 'Line 3 · 20 pieces', 'Lines 3, 7, added up: 20 + 30'. */
export function describeLine({ line, file }: Pick<QuickRow, 'line' | 'file'>): string {
  const { lines, quantities, quantity } = line
  const read = quantities.map(each => (each === null ? '1 (none read)' : formatCount(each)))
  if (lines.length === 1)
    return `Line ${describePlace(lines, file)} · ${read[0]} ${quantity === 1 ? 'piece' : 'pieces'}`
  return `Lines ${describePlace(lines, file)}, added up: ${read.join(' + ')}`
}

/** How the words of a line were understood: 'Read as: ISO 4017, M8 × 40. Left out: framboise.'; '' if nothing was. */
export function describeUnderstood({ understood }: QuickLine): string {
  const texts = (isFound: boolean) =>
    understood.filter(chip => chip.isFound === isFound).map(({ text }) => text)
  const [found, left] = [texts(true), texts(false)]
  return [
    found.length > 0 && `Read as: ${found.join(', ')}.`,
    left.length > 0 && `Not found: ${left.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const countLines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/** How many lines can be ordered, and what is still open of the others: '3 lines ready, 1 to choose'. */
export function describeRows(rows: readonly QuickRow[]): string {
  const ready = readyRows(rows).length
  const open = rows.filter(row => !partOf(row) && row.line.candidates.length > 0).length
  const unknown = rows.filter(({ line }) => !line.part && line.candidates.length === 0).length
  const rest = rows.length - ready - open - unknown
  return [
    `${countLines(ready)} ready`,
    open > 0 && `${open} to choose`,
    unknown > 0 && `${unknown} not found`,
    rest > 0 && `${rest} cannot be ordered`,
  ]
    .filter(Boolean)
    .join(', ')
}
