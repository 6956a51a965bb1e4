import type { Values } from '@parts-hub/parts'
import { z } from 'zod'
import { number, parseRow, words } from '#csv/rows.ts'
import { readRows } from '../csv.ts'

const row = z.strictObject({ table: words, symbol: words, size: number, words })

const tables = Map.groupBy(
  readRows('goes-with.csv').map(({ place, cells }) => parseRow(place, cells, row)),
  ({ table }) => table,
)

/** What each table of `goes-with.csv` has for a size, by its dimensions; nothing where the table does not have it. */
export const goesWith: ReadonlyMap<string, (dimensions: Values) => string> = new Map(
  [...tables].map(([table, rows]) => {
    const symbol = rows[0]?.symbol ?? ''
    const wordsOf = new Map(rows.map(entry => [entry.size, entry.words]))
    return [table, dimensions => wordsOf.get(dimensions[symbol] ?? Number.NaN) ?? '']
  }),
)
