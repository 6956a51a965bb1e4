import { and, asc } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import { type ChangedWish, changedCursor, hasChanged, readUntil } from '../changes.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import {
  countOrders,
  type ManagedOrderPage,
  type OrderFilter,
  readSearch,
  selectPage,
} from './list-managed.ts'

interface ChangedPage extends ManagedOrderPage {
  /** From when to ask the next time. */
  readonly until: Date
}

/**
 * A page of the orders that changed since a moment and match, those first that changed first (staff). One that changes while pages are read comes again,
 * further on. Rejected (invalid) for a cursor that is none.
 */
export async function listChangedOrders(
  ctx: Context,
  filter: Omit<OrderFilter, 'q' | 'sort'>,
  { limit, maxCounted, ...wish }: ChangedWish & { readonly maxCounted: number },
): Promise<ChangedPage> {
  requireRight(ctx.actor, may.findOrders(ctx.actor))
  const search = await readSearch(ctx, filter)
  const changed = hasChanged(orders, wish)
  const where = and(search.where(), changed.all)
  const order = [asc(orders.changedAt), asc(orders.id)]
  const [found, total, until] = await Promise.all([
    selectPage(ctx, and(where, changed.further), { order, limit: limit + 1 }),
    countOrders(ctx, where, maxCounted),
    readUntil(ctx),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const next = found.length > shown.length && last ? changedCursor(last.changedMicros, last.id) : undefined
  return { orders: shown, total, next, until }
}
