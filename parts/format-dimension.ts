const NO_BREAK_SPACE = '\u00a0'
const numbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 6 })

/** A dimension's value as people read it, held together on one line: 1,250 mm, 30°, 40. */
export function formatDimension({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const gap = unit === '' || unit === '°' ? '' : NO_BREAK_SPACE
  return `${numbers.format(value)}${gap}${unit}`
}
