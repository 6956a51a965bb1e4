import { say } from '#contract/phrase.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isAddressNeeded } from '../order-life/address-needed.ts'
import { lockOrder, moveOrder } from '../order-life/states.ts'
import { requireUndisputed } from '../refunds/disputes.ts'
import { may, requireRight } from '../rights.ts'
import { shipSupplements } from './supplements.ts'

/**
 * Marks the order as shipped; the audit trail names who did it. Harmless to repeat. Rejected (conflict) while the payment is disputed,
 * without an address, and until the difference of its delivery is paid.
 */
export async function shipOrder(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw notFound(say`order`)
    if (order.status === 'shipped') return
    if (order.supplementOf !== null)
      throw conflict(say`This is the delivery of another order, and goes with it`)
    await requireUndisputed(tx, id)
    if (isAddressNeeded(order))
      throw conflict(say`This order cannot be shipped yet: its customer has not said where to`)
    await shipSupplements(ctx, tx, id)
    await moveOrder(ctx, tx, order, { to: 'shipped' })
    await recordAudit(tx, ctx, { action: 'order-shipped', subject: `order ${id}` })
  })
  ctx.changed('mails')
}
