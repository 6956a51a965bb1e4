import { createIsomorphicFn } from '@tanstack/react-start'
import type { Product } from '#contract/catalog/catalog.ts'
import type { FamilyWithSizes } from '#contract/catalog/families.ts'
import { MAX_ROWS } from '#contract/search/choice.ts'
import type { TableRow } from '#contract/search/search.ts'
import { answerOf, calls } from '../../../client.ts'
import { arrangeSizes, findTyped } from './arrange-sizes.ts'
import { type PackedSize, packSize, type SizeTable, sizeTableOf } from './size-table.ts'
import { ROWS_PER_PAGE, readTableSearch } from './table-search.ts'

/** A column has a list of its values to choose from if it has no more than these. */
const MAX_CHOICES = 40

/** A family's table as its page carries it: in the browser with all sizes, from the server with those of one page. */
export interface LoadedTable extends Omit<SizeTable, 'sizes'> {
  readonly rows: readonly PackedSize[]
  /** Whether `rows` are all sizes of the family, in its own order; else they are a page, arranged by the server. */
  readonly isWhole: boolean
  /** How many sizes the family has. */
  readonly total: number
  /** How many of them the address lets pass. */
  readonly found: number
  /** Where the size to jump to stands among those found; -1 if nothing was asked for, or it is not there. */
  readonly jumpTo: number
  /** Its id. */
  readonly rowToJumpTo: string | undefined
  /** The values of each column, by its key, where they are few. */
  readonly choices: Readonly<Record<string, readonly number[]>>
}

export interface LoadedFamily {
  readonly family: Omit<FamilyWithSizes, 'sizes'>
  /** Of its leading size. */
  readonly picture: Pick<Product, 'img' | 'name' | 'material' | 'finish' | 'pictureShows'>
  /** Whose table the dimensions of its sizes are of; null: not confirmed. */
  readonly dimensionSource: Product['dimensionSource']
  readonly table: LoadedTable
}

/** The browser keeps all sizes at hand; a page from the server has a part of them, to be small. */
const isBrowser = createIsomorphicFn()
  .server(() => false)
  .client(() => true)

/** A family with its table, narrowed and sorted as the address says. Rejects with a CallError if there is none. */
export async function loadFamily(
  id: string,
  address: Readonly<Record<string, unknown>>,
): Promise<LoadedFamily> {
  const [{ sizes: _none, ...family }, leading, table] = await Promise.all([
    answerOf(calls.family[':id'].$get({ param: { id }, query: { sizes: 'false' } })),
    answerOf(calls.service[':id'].$get({ param: { id } })),
    loadTable(id),
  ])
  const { img, name, material, finish, pictureShows, dimensionSource } = leading
  const picture = { img, name, material, finish, pictureShows }
  return { family, picture, dimensionSource, table: present(table, address) }
}

/** All sizes of the family; as many calls as it takes. */
async function loadTable(id: string): Promise<SizeTable> {
  const rows: TableRow[] = []
  for (;;) {
    const query = { sort: 'size', from: String(rows.length), limit: String(MAX_ROWS) } as const
    const page = await answerOf(calls.family[':id'].table.$get({ param: { id }, query }))
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return sizeTableOf({ ...page, rows })
  }
}

function present(table: SizeTable, address: Readonly<Record<string, unknown>>): LoadedTable {
  const { sizes, columns, ...rest } = table
  const search = readTableSearch(address, columns)
  const found = arrangeSizes(table, search)
  const isWhole = isBrowser()
  const jumpTo = findTyped(found, search.jump)
  const shown = isWhole ? sizes : found.slice(search.from, search.from + ROWS_PER_PAGE)
  return {
    ...rest,
    columns,
    rows: shown.map(packSize),
    isWhole,
    total: sizes.length,
    found: found.length,
    jumpTo,
    rowToJumpTo: found[jumpTo]?.id,
    choices: choicesOf(table),
  }
}

function choicesOf({ columns, sizes }: SizeTable): Record<string, number[]> {
  const choices: Record<string, number[]> = {}
  for (const [index, { key }] of columns.entries()) {
    const values = [...new Set(sizes.flatMap(size => size.values[index] ?? []))]
    if (values.length <= MAX_CHOICES) choices[key] = values.toSorted((one, other) => one - other)
  }
  return choices
}
