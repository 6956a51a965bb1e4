/** The address of a family's table: how it is narrowed and sorted, and where it begins. */
export interface TableSearch {
  /** The key of a column, after '-' for large before small; '' for the family's own order. */
  readonly sort: string
  /** How many rows come before the first one shown. */
  readonly from: number
  /** The size to jump to, as typed. */
  readonly jump: string
  readonly grade: string
  readonly isInStock: boolean
  /** What was typed for each column, by its key: '8, 10' or '20-60'. */
  readonly filters: Readonly<Record<string, string>>
}

/** How many rows the server shows on a page. */
export const ROWS_PER_PAGE = 50
const MAX_FROM = 100_000
const MAX_TYPED = 60

/** The columns that every table has, and that can be sorted by. */
export const PRICE = 'price'
export const STOCK = 'stock'
export const GRADE = 'grade'

/** Parses an address; of its parameters, those named like a column of these narrow the table. */
export function readTableSearch(
  raw: Readonly<Record<string, unknown>>,
  columns: readonly { readonly key: string }[],
): TableSearch {
  const keys = [...columns.map(({ key }) => key), PRICE].filter(key => !RESERVED.has(key))
  const filters = keys.map(key => [key, readTyped(raw[key])] as const).filter(([, typed]) => typed !== '')
  const sort = readTyped(raw.sort)
  const from = Number(raw.from)
  return {
    sort: [...keys, STOCK, GRADE].includes(sort.replace(/^-/, '')) ? sort : '',
    from: Number.isInteger(from) && from > 0 && from < MAX_FROM ? from : 0,
    jump: readTyped(raw.jump),
    grade: readTyped(raw.grade),
    isInStock: String(raw.in_stock) === 'true',
    filters: Object.fromEntries(filters),
  }
}

/** Parameters with a meaning of their own; a dimension that is called like one cannot be filtered by. */
const RESERVED: ReadonlySet<string> = new Set(['sort', 'from', 'jump', 'grade', 'in_stock', 'stock'])

function readTyped(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, MAX_TYPED)
    : ''
}

/** The query of an address, with its '?'; '' if it says nothing. */
export function writeTableSearch({
  sort,
  from,
  grade,
  isInStock,
  filters,
}: Omit<TableSearch, 'jump'>): string {
  const query = new URLSearchParams(filters)
  if (grade !== '') query.set('grade', grade)
  if (isInStock) query.set('in_stock', 'true')
  if (sort !== '') query.set('sort', sort)
  if (from > 0) query.set('from', String(from))
  return query.size > 0 ? `?${query}` : ''
}

/** Whether anything narrows the table. */
export function isNarrowed({ grade, isInStock, filters }: TableSearch): boolean {
  return grade !== '' || isInStock || Object.keys(filters).length > 0
}
