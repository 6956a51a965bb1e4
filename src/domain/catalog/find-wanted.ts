import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import type { Measure, Wanted } from '#search/fits/fit.ts'
import type { Context } from '../context.ts'
import type { ProductRow } from './list.ts'

/** What is read of the products among which one is chosen. */
const columns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  size: products.size,
  category: products.category,
  familyId: products.familyId,
  standard: products.standard,
  model: products.model,
  grade: products.grade,
  material: products.material,
  finish: products.finish,
  dimensions: products.dimensions,
  image: products.image,
  priceCents: products.priceCents,
  priceTiers: products.priceTiers,
  minQuantity: products.minQuantity,
  available: products.available,
  backOrderDays: products.backOrderDays,
}

export type PartRow = Pick<ProductRow, keyof typeof columns>

/**
 * The listed sizes that have the standard, the shape and the dimensions of each wish, in the order of the wishes. Found by
 * their families, whose standards are few, and in each by the index of its sizes: products without a family are not found.
 */
export async function findWanted(ctx: Context, wishes: readonly Wanted[]): Promise<PartRow[][]> {
  if (wishes.length === 0) return []
  const asked = wishes.map(({ of, measures }, wish) => ({
    wish,
    standards: of.map(({ standard }) => standard),
    models: of.map(({ model }) => model),
    path: toPath(measures),
  }))
  const rows = await prepareWanted(ctx.db).execute({ asked: JSON.stringify(asked) })
  const found = Map.groupBy(rows, ({ wish }) => wish)
  return wishes.map((_, wish) => (found.get(wish) ?? []).map(({ part }) => part))
}

const prepareWanted = preparedOnce((db: Database) => {
  // The lateral join keeps to the index: no other plan is as good for families of a few hundred sizes.
  const found = sql`(
    select asked.wish, sized.id
    from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) as asked(wish int, standards text[], models text[], path jsonpath)
    join ${families} on ${families.standard} = any (asked.standards)
    cross join lateral (
      select ${products.id} from ${products}
      where ${products.familyId} = ${families.id} and ${products.archivedAt} is null
        and ${products.model} = any (asked.models) and jsonb_path_match(${products.dimensions}, asked.path)
      offset 0) as sized) as found`
  return db
    .select({ wish: sql<number>`found.wish`, part: columns })
    .from(found)
    .innerJoin(products, sql`${products.id} = found.id`)
    .prepare('wanted_parts')
})

/** Whether all of these dimensions are within their bounds, in SQL/JSON. Symbols are the rules' own, never a visitor's. */
function toPath(measures: readonly Measure[]): string {
  return measures
    .map(({ symbol, min, max }) => {
      const isIt = `@.symbol == ${JSON.stringify(symbol)}`
      return `exists($[*] ? (${isIt} && @.value >= ${min} && @.value <= ${max}))`
    })
    .join(' && ')
}
