import { toEuros } from '#contract/money.ts'
import { showTiers } from '#contract/price-tiers.ts'
import type { FamilyTable, TableQuery } from '#contract/search.ts'
import { getFamily } from '../catalog/families.ts'
import { listProducts } from '../catalog/list.ts'
import type { Context } from '../context.ts'

/** The sizes of a family as a table of their dimensions; rejected if there is no such family. */
export async function tabulateFamily(ctx: Context, id: string, { limit }: TableQuery): Promise<FamilyTable> {
  await getFamily(ctx, id)
  const { products, total } = await listProducts(ctx, { family: id, limit })
  const columns = (products[0]?.dimensions ?? []).map(({ symbol, name, unit }) => ({
    key: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    symbol,
    name,
    unit,
  }))
  const rows = products.map(row => ({
    _id: row.id,
    sku: row.sku,
    name: row.name,
    size: row.size,
    grade: row.grade,
    material: row.material,
    finish: row.finish,
    values: columns.map(({ symbol }) => row.dimensions.find(each => each.symbol === symbol)?.value ?? null),
    price: toEuros(row.priceCents),
    tiers: showTiers(row.priceTiers),
    available: row.available,
    min: row.minQuantity,
    step: row.packStep,
  }))
  return { total, columns, rows }
}
