import { and, asc, eq, sql } from 'drizzle-orm'
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
export async function findOtherSizes(ctx: Context, id: string) {
  const product = await getProduct(ctx, id)
  if (product.familyId === null) return null
  const sizes = await prepareSizes(ctx.db).execute({ id: product.familyId })
  const [first] = sizes
  return first && { family: first.family, count: sizes.length, ...sizesAround(sizes, product) }
}

// A family may have thousands: no more is read of each than tells it from the others.
const prepareSizes = preparedOnce((db: Database) => {
  const { id, name, sku, size, grade } = products
  return db
    .select({ id, name, sku, size, grade, family: { id: families.id, name: families.name } })
    .from(products)
    .innerJoin(families, eq(families.id, products.familyId))
    .where(and(eq(products.familyId, sql.placeholder('id')), isListed))
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
