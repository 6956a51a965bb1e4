import { showTiers } from '#contract/catalog/price-tiers.ts'
import { toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { FamilyTable, TableQuery, TableRow } from '#contract/search/search.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { tabulate } from '#search/shelf/table.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'

/** The sizes of a family as a table of their dimensions, in their order by default; rejected if there is no such family. */
export async function tabulateFamily(
  ctx: Context,
  family: string,
  { sort, from, limit, ...filter }: TableQuery,
): Promise<FamilyTable> {
  const shelf = await ctx.shelf.current()
  if (!shelf.families.has(family)) throw notFound(say`family`)
  const usual = filter.q === undefined ? 'size' : 'best'
  const table = tabulate(shelf, filter, { family, sort: sort ?? usual, from, limit })
  const rows = table.rows.map(row => ({ ...presentRow(shelf, row), values: [...table.valuesOf(row)] }))
  return { total: table.total, columns: [...table.columns], rows }
}

function presentRow(shelf: Shelf, row: number): Omit<TableRow, 'values'> {
  const { rows } = shelf
  const { grade, material, finish } = shelf.kindOf(row)
  return {
    _id: rows.id[row] ?? '',
    sku: rows.sku[row] ?? null,
    name: rows.name[row] ?? '',
    size: shelf.labelOf(row),
    grade,
    material,
    finish,
    price: toEuros(rows.priceOf(row)),
    tiers: showTiers(rows.tiers[row] ?? []),
    available: rows.available[row] ?? 0,
    min: rows.minQuantity[row] ?? 1,
    step: rows.packStep[row] ?? 1,
    backOrderDays: rows.backOrderDays[row] || null,
  }
}
