import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalog/catalog.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { isDuplicate } from '#db/errors.ts'
import { preparedOnce } from '#db/prepared.ts'
import { families, products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { chooseLeading } from './leading.ts'
import type { ProductRow } from './list.ts'
import { requireKind } from './part-kinds.ts'
import { isLeading, isListed } from './states.ts'

export type FamilyRow = typeof families.$inferSelect

/** All families with a listed size, by category and name. */
export function listFamilies(ctx: Context): Promise<FamilyRow[]> {
  return ctx.db
    .select()
    .from(families)
    .where(sql`${families.listed} > 0`)
    .orderBy(asc(families.category), asc(families.name), asc(families.id))
}

/** A family with its listed sizes, in their order, or with its leading one alone; rejected if there is none. */
export async function getFamily(ctx: Context, id: string, { withSizes = true } = {}) {
  const [[family], sizes] = await Promise.all([
    prepareFamily(ctx.db).execute({ id }),
    (withSizes ? prepareSizes : prepareLeading)(ctx.db).execute({ id }),
  ])
  if (!family) throw notFound(say`family`)
  return { family, sizes }
}

// The page of each size asks for its family.
const prepareFamily = preparedOnce((db: Database) =>
  db
    .select()
    .from(families)
    .where(eq(families.id, sql.placeholder('id')))
    .prepare('family'),
)
const prepareSizes = preparedOnce((db: Database) => selectSizes(db, isListed).prepare('sizes_of_family'))
const prepareLeading = preparedOnce((db: Database) =>
  selectSizes(db, and(isListed, isLeading)).prepare('leading_size_of_family'),
)

function selectSizes(db: Database, which: SQL | undefined) {
  const { id, name, sku, size, grade, leads, priceCents, minQuantity, available } = products
  return db
    .select({ id, name, sku, size, grade, leads, priceCents, minQuantity, available })
    .from(products)
    .where(and(eq(products.familyId, sql.placeholder('id')), which))
    .orderBy(asc(products.position), asc(products.name))
}

/** The families of these products, by their ids. */
export async function familiesOf(
  ctx: Context,
  rows: readonly Pick<ProductRow, 'familyId'>[],
): Promise<ReadonlyMap<string, FamilyRow>> {
  const ids = [...new Set(rows.flatMap(({ familyId }) => familyId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await prepareFamilies(ctx.db).execute({ ids })
  return new Map(found.map(family => [family.id, family]))
}

const prepareFamilies = preparedOnce((db: Database) =>
  db
    .select()
    .from(families)
    .where(sql`${families.id} = any(${sql.placeholder('ids')})`)
    .prepare('families'),
)

interface NewFamilyInput {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly category: Category
  readonly kind: string | null
  readonly standard: string | null
}

/** Adds a family without sizes. Rejected if its address is taken (conflict), or its kind not of its category (invalid). */
export async function addFamily(ctx: Context, input: NewFamilyInput): Promise<void> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  requireKind(input)
  try {
    await ctx.db.transaction(async tx => {
      await tx.insert(families).values({ ...input, createdAt: ctx.now() })
      await recordAudit(tx, ctx, {
        action: 'family-added',
        subject: `family ${input.id}`,
        after: { ...input },
      })
    })
  } catch (error) {
    if (isDuplicate(error, 'families_pkey'))
      throw conflict(say`A family with this address already exists`, { field: 'id' })
    throw error
  }
}

/**
 * Counts the listed sizes of these families anew, with their lowest and highest price, and lets another size lead where the
 * leading one has gone. Called at the end of each transaction that changes products, which are locked before their families.
 */
export async function refreshFamilies(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  // Always in the same order, so that two edits do not deadlock.
  const wanted = [...new Set(ids)].filter(id => id !== null).toSorted()
  for (const id of wanted) {
    const [locked] = await tx
      .select({ id: families.id })
      .from(families)
      .where(eq(families.id, id))
      .for('no key update')
    if (!locked) throw notFound(say`family`)
    await chooseLeading(tx, id)
    await tx.execute(sql`
      update families set listed = found.listed, from_cents = found.from_cents, to_cents = found.to_cents
      from (select count(*)::int as listed, coalesce(min(price_cents), 0) as from_cents, coalesce(max(price_cents), 0) as to_cents
        from products where family_id = ${id} and archived_at is null) as found
      where families.id = ${id}`)
  }
}

/** Rejects families that do not exist (invalid). */
export async function requireFamilies(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  for (const id of await findUnknownFamilies(tx, ids)) throw invalid('family', say`There is no family ${id}`)
}

/** Those of these families that do not exist. */
export async function findUnknownFamilies(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set(ids.filter(id => id !== null))
  if (wanted.size === 0) return wanted
  const found = await tx
    .select({ id: families.id })
    .from(families)
    .where(inArray(families.id, [...wanted]))
  return wanted.difference(new Set(found.map(({ id }) => id)))
}

/** The last place taken among the sizes of each of these families. */
export async function lastPositions(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(ids)].filter(id => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await tx
    .select({ id: products.familyId, last: sql<number>`max(${products.position})` })
    .from(products)
    .where(inArray(products.familyId, wanted))
    .groupBy(products.familyId)
  return new Map(found.flatMap(({ id, last }) => (id ? [[id, last] as const] : [])))
}
