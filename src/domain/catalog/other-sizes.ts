import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { getProduct } from './list.ts'
import { isListed } from './states.ts'

/** A size as it is told from the others of its family. */
interface Size {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly size: string | null
  readonly grade: string | null
}

/** How many sizes are shown on each side of the present one. */
const ON_EACH_SIDE = 12

/** The way from a product to the other sizes of its family; null where it has none. Rejected if there is no such product. */
export async function findOtherSizes(ctx: Context, key: string) {
  const rows = await prepareSizes(ctx.db).execute({ id: key })
  const product = rows.find(({ id }) => id === key)
  // By the other keys that a product has.
  if (!product) return findOtherSizes(ctx, (await getProduct(ctx, key)).id)
  if (product.family === null) return null
  const sizes = rows.filter(row => row.isListed)
  return sizes.length > 0
    ? { family: product.family, count: sizes.length, ...sizesAround(sizes, product) }
    : null
}

/** The product itself, and all that are listed of its family; of each no more than tells it from the others, as there may be thousands. */
const prepareSizes = preparedOnce((db: Database) => {
  const { id, name, sku, size, grade } = products
  const itself = eq(products.id, sql.placeholder('id'))
  const itsFamily = db.select({ id: products.familyId }).from(products).where(itself)
  return db
    .select({
      id,
      name,
      sku,
      size,
      grade,
      isListed: sql<boolean>`${isListed}`,
      family: { id: families.id, name: families.name },
    })
    .from(products)
    .leftJoin(families, eq(families.id, products.familyId))
    .where(or(itself, and(sql`${products.familyId} = ${itsFamily}`, isListed)))
    .orderBy(asc(products.position), asc(products.name))
    .prepare('other_sizes')
})

/**
 * The other sizes of a family, in their order, as they lie around one of them: the same size in other grades, and its neighbours
 * in the same grade. A product that is no longer made has no neighbours.
 */
export function sizesAround<Listed extends Size>(sizes: readonly Listed[], of: Size) {
  const sameGrade = sizes.filter(({ grade }) => grade === of.grade)
  const at = sameGrade.findIndex(({ id }) => id === of.id)
  const start = Math.max(0, at - ON_EACH_SIDE)
  return {
    grades: sizes.filter(each => of.size !== null && each.size === of.size && each.grade !== null),
    near: sameGrade.slice(start, start + 2 * ON_EACH_SIDE + 1),
    smaller: at > 0 ? sameGrade[at - 1] : undefined,
    larger: at === -1 ? undefined : sameGrade[at + 1],
  }
}
