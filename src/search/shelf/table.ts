import type { SearchFilter, SearchSort, TableColumn } from '#contract/search/search.ts'
import type { Shelf } from './kept/shelf.ts'
import { ask, narrow } from './matching/asking.ts'
import { rank } from './matching/ranking.ts'

export interface Table {
  /** How many sizes fit. */
  readonly total: number
  readonly columns: readonly TableColumn[]
  readonly rows: readonly number[]
  /** The values of a row, in the order of the columns. */
  readonly valuesOf: (row: number) => readonly (number | null)[]
}

export interface TableOptions {
  readonly family: string
  readonly sort: SearchSort
  readonly from: number
  readonly limit: number
}

/** The sizes of a family by their dimensions; columns in which all of them are equal come last. */
export function tabulate(
  shelf: Shelf,
  filter: SearchFilter,
  { family, sort, from, limit }: TableOptions,
): Table {
  const matches = narrow(ask(shelf, { ...filter, family }))
  const hits = rank(shelf, matches, { q: filter.q, sort, isApart: true })
  const { geometries } = shelf
  const found = new Set(Array.from(matches.rows, row => shelf.rows.geometry[row] ?? 0))
  const columns = new Map<string, TableColumn>()
  const values = new Map<string, Set<number | undefined>>()
  for (const geometry of found)
    for (const dimension of geometries.shapeOf(geometry).dimensions)
      columns.set(dimension.key, columns.get(dimension.key) ?? dimension)
  for (const key of columns.keys())
    values.set(key, new Set(Array.from(found, geometry => geometries.valueOf(geometry, key))))
  const varies = ({ key }: TableColumn) => (values.get(key)?.size ?? 0) > 1
  const all = [...columns.values()]
  const sorted = [...all.filter(varies), ...all.filter(column => !varies(column))]
  return {
    total: hits.length,
    columns: sorted,
    rows: hits.slice(from, from + limit).map(({ row }) => row),
    valuesOf: row => sorted.map(({ key }) => geometries.valueOf(shelf.rows.geometry[row] ?? 0, key) ?? null),
  }
}
