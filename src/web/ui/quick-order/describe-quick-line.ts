import type { QuickLine } from '#contract/quick-order.ts'
import { formatCount } from '../format.ts'

/** Where a line stands and what was read of it: 'Line 3 · 20 pieces', 'Lines 3 and 7, added up: 20 + 30'. */
export function describeLine({ lines, quantities, quantity }: QuickLine): string {
  const read = quantities.map(each => (each === null ? '1 (none read)' : formatCount(each)))
  if (lines.length === 1) return `Line ${lines[0]} · ${read[0]} ${quantity === 1 ? 'piece' : 'pieces'}`
  return `Lines ${lines.join(', ')}, added up: ${read.join(' + ')}`
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
