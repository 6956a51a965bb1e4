/** What is wanted of a column: any of these values or ranges. */
export type ColumnFilter = readonly Range[]

interface Range {
  readonly min: number
  readonly max: number
}

const VALUE = /^(\d{1,9}(?:\.\d{1,6})?)$/
const BETWEEN = /^(\d{1,9}(?:\.\d{1,6})?) ?(?:-|–|\.\.) ?(\d{1,9}(?:\.\d{1,6})?)$/
const AT_LEAST = /^(?:>=|≥) ?(\d{1,9}(?:\.\d{1,6})?)$|^(\d{1,9}(?:\.\d{1,6})?) ?\.\.$/
const AT_MOST = /^(?:<=|≤|\.\.) ?(\d{1,9}(?:\.\d{1,6})?)$/

/**
 * Reads what was typed to filter a column: '8', '8, 10', '20-60', '>= 20', '..60', or several of them with commas between.
 * Undefined if it is nothing of this kind.
 */
export function parseColumnFilter(typed: string): ColumnFilter | undefined {
  const ranges = typed
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')
    .map(parseRange)
  const known = ranges.filter(range => range !== undefined)
  return known.length === ranges.length ? known : undefined
}

function parseRange(typed: string): Range | undefined {
  const value = VALUE.exec(typed)?.[1]
  if (value !== undefined) return { min: Number(value), max: Number(value) }
  const [, from, to] = BETWEEN.exec(typed) ?? []
  if (from !== undefined && to !== undefined) return { min: Number(from), max: Number(to) }
  const least = AT_LEAST.exec(typed)
  if (least) return { min: Number(least[1] ?? least[2]), max: Number.POSITIVE_INFINITY }
  const most = AT_MOST.exec(typed)
  return most ? { min: Number.NEGATIVE_INFINITY, max: Number(most[1]) } : undefined
}

/** Whether a filter lets a value pass; one without ranges lets everything pass. */
export function passes(filter: ColumnFilter, value: number | null): boolean {
  if (filter.length === 0) return true
  return value !== null && filter.some(({ min, max }) => min <= value && value <= max)
}
