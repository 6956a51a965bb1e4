import { and } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/counting.ts'
import { orders } from '#db/schema.ts'
import { type ChangedWish, findChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import {
  countOrders,
  type ManagedOrderPage,
  type OrderFilter,
  readSearch,
  selectPage,
} from './list-managed.ts'

/** A page of the orders that changed since a moment and match (staff): as `findChanged` says. */
export async function listChangedOrders(
  ctx: Context,
  filter: Omit<OrderFilter, 'q' | 'sort'>,
  wish: ChangedWish,
): Promise<ManagedOrderPage> {
  requireRight(ctx.actor, may.findOrders(ctx.actor))
  const search = await readSearch(ctx, filter)
  const { rows, ...page } = await findChanged(
    ctx,
    {
      changedAt: orders.changedAt,
      id: orders.id,
      find: (where, order, limit) => selectPage(ctx, and(search.where(), where), { order, limit }),
      count: where => countOrders(ctx, and(search.where(), where), MAX_COUNTED),
    },
    wish,
  )
  return { orders: rows, ...page }
}
