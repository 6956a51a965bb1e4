import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { requireUndisputed } from '../payments/disputes.ts'
import { may, requireRight } from '../policies.ts'
import { lockOrder, moveOrder } from './states.ts'

/** Marks the order as shipped. Harmless to repeat. Rejected (conflict) while the payment is disputed. */
export async function shipOrder(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw notFound('order')
    if (order.status === 'shipped') return
    await requireUndisputed(tx, id)
    await moveOrder(ctx, tx, order, { to: 'shipped' })
  })
  ctx.changed('mails')
}
