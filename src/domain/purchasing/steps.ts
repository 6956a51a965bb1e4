import { eq } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import { isAwaited, type PurchaseState } from '#contract/purchasing/states.ts'
import type { Transaction } from '#db/client.ts'
import { productSuppliers, purchaseOrderLines, purchaseOrders, suppliers } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { changedMeanwhile, conflict, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { getPurchaseOrder, type PurchaseOrder, type PurchaseOrderRecord } from './purchase-orders.ts'

/**
 * Locks an order to a supplier: before its products, as everywhere. Rejected (not found), and (changed) if it is no longer at the version that
 * the caller saw.
 */
export async function lockPurchaseOrder(
  tx: Transaction,
  id: string,
  version?: number,
): Promise<PurchaseOrderRecord> {
  const [order] = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('no key update')
  if (!order) throw notFound(say`order to a supplier`)
  if (version !== undefined && version !== order.version) throw changedMeanwhile({ version: order.version })
  return order
}

type Change = Partial<Pick<PurchaseOrderRecord, 'state' | 'expectedOn' | 'sentAt' | 'endedAt'>> &
  Partial<Pick<PurchaseOrderRecord, 'supplierName' | 'supplierAddress'>>

/** Takes a step with an order, which `change` admits or rejects, and returns the order as it is then. */
async function takeStep(
  ctx: Context,
  { id, action }: { readonly id: string; readonly action: AuditAction },
  change: (order: PurchaseOrderRecord, tx: Transaction) => Promise<Change> | Change,
): Promise<PurchaseOrder> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockPurchaseOrder(tx, id)
    const changed = await change(order, tx)
    await tx
      .update(purchaseOrders)
      .set({ ...changed, version: order.version + 1 })
      .where(eq(purchaseOrders.id, id))
    const { number, state: before } = order
    const { state = before, expectedOn = order.expectedOn } = changed
    await recordAudit(tx, ctx, {
      action,
      subject: `purchase order ${id}`,
      before: { state: before, expectedOn: order.expectedOn },
      after: { number, state, expectedOn },
    })
  })
  return getPurchaseOrder(ctx, id)
}

/**
 * Notes that a draft was sent to its supplier, with the version that the sender saw (buyers). It keeps what the supplier is called and where it is.
 * Without a day on which it is expected, that is the one by the longest of the lead times. Rejected (conflict) without lines, or if it is no draft.
 */
export function sendPurchaseOrder(
  ctx: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<PurchaseOrder> {
  return takeStep(ctx, { id, action: 'purchase-order-sent' }, async (order, tx) => {
    if (order.state !== 'draft') throw refuse('sent', order.state)
    if (version !== order.version) throw changedMeanwhile({ version: order.version })
    const [supplier] = await tx.select().from(suppliers).where(eq(suppliers.id, order.supplierId))
    if (!supplier) throw notFound(say`supplier`)
    const lines = await tx
      .select({ productId: purchaseOrderLines.productId })
      .from(purchaseOrderLines)
      .where(eq(purchaseOrderLines.purchaseOrderId, id))
    if (lines.length === 0)
      throw conflict(say`There is nothing in this order yet: add a line first`, { field: 'lines' })
    const terms = await tx
      .select({ productId: productSuppliers.productId, leadDays: productSuppliers.leadDays })
      .from(productSuppliers)
      .where(eq(productSuppliers.supplierId, supplier.id))
    const daysOf = new Map(terms.map(({ productId, leadDays }) => [productId, leadDays]))
    const days = Math.max(...lines.map(({ productId }) => daysOf.get(productId) ?? supplier.leadDays))
    const sentAt = ctx.now()
    const today = dayIn(ctx.billing.timeZone, sentAt)
    return {
      state: 'sent',
      sentAt,
      expectedOn: order.expectedOn ?? Temporal.PlainDate.from(today).add({ days }).toString(),
      supplierName: supplier.name,
      supplierAddress: supplier.address,
    }
  })
}

/** Notes when the goods should come, as the supplier says; null: not known (buyers). Rejected (conflict) once they have, or will not. */
export function expectPurchaseOrder(
  ctx: Context,
  { id, expectedOn }: { readonly id: string; readonly expectedOn: string | null },
): Promise<PurchaseOrder> {
  return takeStep(ctx, { id, action: 'purchase-order-edited' }, ({ state }) => {
    if (state !== 'draft' && !isAwaited(state)) throw refuse('expected any more', state)
    return { expectedOn }
  })
}

/** Cancels an order of which nothing has come (buyers); its number stays. Rejected (conflict) for any other. */
export function cancelPurchaseOrder(ctx: Context, id: string): Promise<PurchaseOrder> {
  return takeStep(ctx, { id, action: 'purchase-order-cancelled' }, ({ state }) => {
    if (state === 'partly-received')
      throw conflict(say`Some of this order has come: close it if the rest will not`)
    if (state !== 'draft' && state !== 'sent') throw refuse('cancelled', state)
    return { state: 'cancelled', endedAt: ctx.now() }
  })
}

/** Closes an order of which some has come and the rest will not (buyers). Rejected (conflict) for any other. */
export function closePurchaseOrder(ctx: Context, id: string): Promise<PurchaseOrder> {
  return takeStep(ctx, { id, action: 'purchase-order-closed' }, ({ state }) => {
    if (state === 'sent') throw conflict(say`Nothing of this order has come: cancel it instead`)
    if (state !== 'partly-received') throw refuse('closed', state)
    return { state: 'closed', endedAt: ctx.now() }
  })
}

function refuse(what: string, state: PurchaseState) {
  return conflict(say`An order that is ${phraseOf(state)} cannot be ${phraseOf(what)}`)
}
