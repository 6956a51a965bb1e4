import { and, count, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { OpenSubject } from '#contract/catalog/open-subjects.ts'
import { isChromiumFree, isUnsaid } from '#db/open-papers.ts'
import { productSuppliers, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { standardsOf } from './declare.ts'
import { listOpenPapers, metInSql, modelsBySize, type Open, proposeCode, proposeOrigin } from './open-of.ts'

/** Of how many products of a family something is open. */
export interface CountedOpen extends Open {
  readonly family: string
  readonly products: number
}

/**
 * What is open about a subject of products that have a family, by family. Each counts from a partial index of what is open (`CONCURRENT_INDEXES`)
 * and reads no product but those whose code depends on their size, and those a law names.
 */
export const countOpen: Readonly<Record<OpenSubject, (ctx: Context) => Promise<CountedOpen[]>>> = {
  ce: ctx => countPapers(ctx, 'ce'),
  performance: ctx => countPapers(ctx, 'performance'),
  rohs: ctx => countSubstances(ctx, 'rohs'),
  reach: ctx => countSubstances(ctx, 'reach'),
  customs: countCodes,
  origin: countOrigins,
}

/** What a customs code is proposed by. */
const coded = { model: products.model, standard: products.standard, material: products.material }
/** Known by `isSize`. */
const family = sql<string>`${products.familyId}`
const isSize = and(isNotNull(products.familyId), isNull(products.archivedAt))

/** Which products the questions of a subject are of, in the words of its index. */
export const isAsked: Readonly<Record<OpenSubject, SQL | undefined>> = {
  ce: isNamedByLaw('ce'),
  performance: isNamedByLaw('performance'),
  rohs: sql.raw(isUnsaid('rohs')),
  reach: sql.raw(isUnsaid('reach')),
  customs: isNull(products.customsCode),
  origin: isNull(products.countryOfOrigin),
}

function isNamedByLaw(subject: 'ce' | 'performance'): SQL | undefined {
  return and(inArray(products.standard, standardsOf(subject)), sql.raw(isUnsaid(subject)))
}

/** What the statements leave out is not asked of what they count. */
const unsaid = { material: null, finish: null, standard: null, confirmed: null, isFree: false }

async function countPapers({ db }: Context, subject: 'ce' | 'performance'): Promise<CountedOpen[]> {
  const rows = await db
    .select({ family, standard: products.standard, products: count() })
    .from(products)
    .where(and(isSize, isAsked[subject]))
    .groupBy(products.familyId, products.standard)
  return rows.flatMap(({ standard, ...counted }) =>
    listOpenPapers({ ...unsaid, standard })
      .filter(open => open.subject === subject)
      .map(open => ({ ...open, ...counted })),
  )
}

async function countSubstances(ctx: Context, subject: 'rohs' | 'reach'): Promise<CountedOpen[]> {
  const countBy = async (isFree: boolean) => {
    const rows = await ctx.db
      .select({ family, material: products.material, finish: products.finish, products: count() })
      .from(products)
      .where(and(isSize, sql.raw(isChromiumFree(isFree)), isAsked[subject]))
      .groupBy(products.familyId, products.material, products.finish)
    return rows.flatMap(({ material, finish, ...counted }) =>
      listOpenPapers({ ...unsaid, material, finish, isFree })
        .filter(open => open.subject === subject)
        .map(open => ({ ...open, ...counted })),
    )
  }
  return [...(await countBy(false)), ...(await countBy(true))]
}

async function countCodes({ db }: Context): Promise<CountedOpen[]> {
  const isOpen = and(isSize, isAsked.customs)
  const isBySize = inArray(products.model, [...modelsBySize])
  const others = await db
    .select({ family, ...coded, products: count() })
    .from(products)
    .where(and(isOpen, or(isNull(products.model), not(isBySize))))
    .groupBy(products.familyId, ...Object.values(coded))
  const bySize = await db
    .select({ family, ...coded, met: metInSql.as('met'), products: count() })
    .from(products)
    .where(and(isOpen, isBySize))
    .groupBy(products.familyId, ...Object.values(coded), sql`met`)
  return [...others.map(row => ({ ...row, met: '' })), ...bySize].map(
    ({ model, standard, material, met, ...counted }) => ({
      ...proposeCode({ model, standard, material, met }),
      ...counted,
    }),
  )
}

async function countOrigins({ db, billing }: Context): Promise<CountedOpen[]> {
  const countWhere = (...which: SQL[]) =>
    db
      .select({ family, products: count() })
      .from(products)
      .where(and(isSize, isAsked.origin, ...which))
      .groupBy(products.familyId)
  const all = await countWhere()
  const bought = await countWhere(
    inArray(products.id, db.select({ id: productSuppliers.productId }).from(productSuppliers)),
  )
  const boughtOf = new Map(bought.map(row => [row.family, row.products]))
  return all.flatMap(row => {
    const supplied = boughtOf.get(row.family) ?? 0
    return [
      { ...row, ...proposeOrigin(true, billing.seller.country), products: supplied },
      { ...row, ...proposeOrigin(false, billing.seller.country), products: row.products - supplied },
    ].filter(counted => counted.products > 0)
  })
}
