import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { AWAITED } from '#contract/purchasing/states.ts'
import { isDuplicate } from '#db/errors.ts'
import { productSuppliers, purchaseOrders, suppliers } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import { type Context, newId } from '../context.ts'
import { changedMeanwhile, conflict, notFound } from '../errors.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireRight } from '../rights.ts'

type SupplierRecord = typeof suppliers.$inferSelect

/** A supplier with how much is bought from it. */
export interface Supplier extends Omit<SupplierRecord, 'changedAt'> {
  readonly sizes: number
  readonly openOrders: number
}

type Facts = Pick<SupplierRecord, 'name' | 'email' | 'address' | 'leadDays' | 'notes'>

interface SupplierFilter {
  /** A part of the name. */
  readonly q?: string | undefined
  readonly state?: 'archived' | undefined
}

interface SupplierPage extends ListedPage {
  readonly suppliers: readonly Supplier[]
}

/**
 * A page of suppliers by name, without those that are archived unless they are asked for; or of all that changed since a moment, archived ones too unless
 * only they are asked for (buyers).
 */
export async function listSuppliers(
  ctx: Context,
  { q, state }: SupplierFilter,
  wish: ListWish,
): Promise<SupplierPage> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const { archivedAt, name, id } = suppliers
  if (isOfChanges(wish)) {
    const matching = state === 'archived' ? isNotNull(archivedAt) : undefined
    const read = (ids: string[]) => selectSuppliers(ctx, inArray(id, ids))
    const { rows, ...page } = await readChanged(ctx, suppliers, matching, wish, read, found => found.id)
    return { suppliers: rows, ...page }
  }
  const { limit, after } = wish
  const matching = and(
    state === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt),
    q ? ilike(name, partOf(q)) : undefined,
  )
  const isAfter =
    after === undefined
      ? undefined
      : sql`(lower(${name}), ${id}) > (select lower(name), id from suppliers where id = ${after})`
  const [found, total] = await Promise.all([
    selectSuppliers(ctx, and(matching, isAfter)).limit(limit + 1),
    ctx.db.select({ hits: count() }).from(suppliers).where(matching),
  ])
  const shown = found.slice(0, limit)
  return {
    suppliers: shown,
    total: total[0]?.hits ?? 0,
    next: found.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** One supplier (buyers). Rejected (not found) if there is none of this id. */
export async function getSupplier(ctx: Context, id: string): Promise<Supplier> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const [found] = await selectSuppliers(ctx, eq(suppliers.id, id))
  if (!found) throw notFound(say`supplier`)
  return found
}

/** Adds a supplier and returns its id (buyers). Rejected (conflict) if another one has the name. */
export async function addSupplier(ctx: Context, facts: Facts): Promise<string> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const id = newId()
  await refuseTakenName(() =>
    ctx.db.transaction(async tx => {
      await tx.insert(suppliers).values({ id, ...facts, createdAt: ctx.now() })
      await recordAudit(tx, ctx, { action: 'supplier-added', subject: `supplier ${id}`, after: { ...facts } })
    }),
  )
  return id
}

interface SupplierEdit {
  readonly id: string
  /** The one that the caller saw; undefined: whatever it is. */
  readonly version: number | undefined
  readonly facts: Facts & { readonly archived: boolean }
}

/**
 * Edits a supplier as a whole (buyers). Rejected (changed) if it is no longer at the version that the caller saw, and (conflict) if another one has the name.
 */
export async function editSupplier(ctx: Context, { id, version, facts }: SupplierEdit): Promise<Supplier> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const { archived, ...edit } = facts
  await refuseTakenName(() =>
    ctx.db.transaction(async tx => {
      const [before] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('no key update')
      if (!before) throw notFound(say`supplier`)
      if (version !== undefined && version !== before.version)
        throw changedMeanwhile({ version: before.version })
      const archivedAt = archived ? (before.archivedAt ?? ctx.now()) : null
      await tx
        .update(suppliers)
        .set({ ...edit, archivedAt, version: before.version + 1 })
        .where(eq(suppliers.id, id))
      await recordAudit(tx, ctx, {
        action: 'supplier-edited',
        subject: `supplier ${id}`,
        before: factsOf(before),
        after: { ...edit, archived },
      })
    }),
  )
  return getSupplier(ctx, id)
}

const factsOf = ({ name, email, address, leadDays, notes, archivedAt }: SupplierRecord) => ({
  name,
  email,
  address,
  leadDays,
  notes,
  archived: archivedAt !== null,
})

async function refuseTakenName<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (isDuplicate(error, 'suppliers_name'))
      throw conflict(say`There is another supplier of this name`, { field: 'name' })
    throw error
  }
}

function selectSuppliers({ db }: Pick<Context, 'db'>, matching: SQL | undefined) {
  const open = sql.join(
    AWAITED.map(state => sql`${state}`),
    sql`, `,
  )
  return db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      email: suppliers.email,
      address: suppliers.address,
      leadDays: suppliers.leadDays,
      notes: suppliers.notes,
      archivedAt: suppliers.archivedAt,
      version: suppliers.version,
      createdAt: suppliers.createdAt,
      sizes: sql<number>`(select count(*)::int from ${productSuppliers} where supplier_id = suppliers.id)`,
      openOrders: sql<number>`(select count(*)::int from ${purchaseOrders} o where o.supplier_id = suppliers.id and o.state in (${open}))`,
    })
    .from(suppliers)
    .where(matching)
    .orderBy(asc(sql`lower(${suppliers.name})`), asc(suppliers.id))
}
