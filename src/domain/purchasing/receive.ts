import { and, asc, eq } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import { isAwaited } from '#contract/purchasing/states.ts'
import type { Transaction } from '#db/client.ts'
import { purchaseOrderLines, purchaseOrders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { moveStockWithin } from '../catalog/move-stock.ts'
import type { Context } from '../context.ts'
import { conflict, DomainError, invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import { getPurchaseOrder, type PurchaseOrder, type PurchaseOrderLineRecord } from './purchase-orders.ts'
import { lockPurchaseOrder } from './steps.ts'

interface Receipt {
  readonly id: string
  readonly lines: readonly ReceivedLine[]
  /** The number of the delivery note. */
  readonly note: string
  /** Whether more than was ordered is taken. */
  readonly more: boolean
}

interface ReceivedLine {
  readonly product: string
  readonly pieces: number
  /** The number of the lot of these pieces; '': of none. */
  readonly lot: string
}

/**
 * Receives goods of an order that was sent: they are in stock at once, and the ledger says of which order they are (buyers). The order is locked
 * first, then its products in the sequence of their ids: two who receive at once do it one after the other. Rejected (conflict) if it waits for nothing, and for
 * more pieces of a line than are to come, unless that is wanted; (invalid) for what is no line of it.
 */
export async function receivePurchaseOrder(
  ctx: Context,
  receipt: Receipt,
  once?: Once,
): Promise<PurchaseOrder> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const act = (tx: Transaction) => receive(ctx, tx, receipt)
  await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('catalog')
  ctx.changed('stock')
  return getPurchaseOrder(ctx, receipt.id)
}

async function receive(ctx: Context, tx: Transaction, { id, lines, note, more }: Receipt): Promise<string> {
  const order = await lockPurchaseOrder(tx, id)
  if (!isAwaited(order.state))
    throw conflict(say`Nothing is received of an order that is ${phraseOf(order.state)}`)
  const ordered = await tx
    .select()
    .from(purchaseOrderLines)
    .where(eq(purchaseOrderLines.purchaseOrderId, id))
    .orderBy(asc(purchaseOrderLines.position))
  const came = sumByLine(lines, { ordered, more })
  if (lines.every(({ pieces }) => pieces === 0)) throw invalid('lines', say`must have at least one piece`)
  const placed = lines.map((line, place) => ({ ...line, place }))
  for (const { product: productId, pieces: quantity, lot, place } of placed.toSorted(byProduct)) {
    if (quantity === 0) continue
    await namingLine(place, () =>
      moveStockWithin(ctx, tx, {
        productId,
        reason: 'received',
        quantity,
        note: note === '' ? order.number : `${order.number}, ${note}`.slice(0, 300),
        lot,
        purchaseOrderId: id,
      }),
    )
  }
  for (const { position, received, productId } of ordered) {
    const pieces = came.get(productId) ?? 0
    if (pieces > 0)
      await tx
        .update(purchaseOrderLines)
        .set({ received: received + pieces })
        .where(and(eq(purchaseOrderLines.purchaseOrderId, id), eq(purchaseOrderLines.position, position)))
  }
  const isComplete = ordered.every(
    ({ productId, quantity, received }) => received + (came.get(productId) ?? 0) >= quantity,
  )
  const state = isComplete ? 'received' : 'partly-received'
  await tx
    .update(purchaseOrders)
    .set({ state, version: order.version + 1, ...(isComplete && { endedAt: ctx.now() }) })
    .where(eq(purchaseOrders.id, id))
  await recordAudit(tx, ctx, {
    action: 'purchase-order-received',
    subject: `purchase order ${id}`,
    before: { state: order.state },
    after: { number: order.number, state, lines, ...(note && { note }) },
  })
  return id
}

const byProduct = (one: ReceivedLine, other: ReceivedLine) => (one.product < other.product ? -1 : 1)

/** How many pieces of each size have come. A size may be there several times, for several lots. */
function sumByLine(
  lines: readonly ReceivedLine[],
  { ordered, more }: { readonly ordered: readonly PurchaseOrderLineRecord[]; readonly more: boolean },
): ReadonlyMap<string, number> {
  const byId = new Map(ordered.map(line => [line.productId, line]))
  const came = new Map<string, number>()
  for (const [place, { product, pieces }] of lines.entries()) {
    const line = byId.get(product)
    if (!line) throw invalid(`lines.${place}.product`, say`is no line of this order`)
    const sum = (came.get(product) ?? 0) + pieces
    const toCome = Math.max(line.quantity - line.received, 0)
    if (sum > toCome && !more)
      throw conflict(
        say`Only ${{ count: toCome }} pieces of ${phraseOf(line.sku ?? line.name)} are still to come: nothing is received yet. Count again, or take more than was ordered`,
        { field: `lines.${place}.pieces`, current: { toCome } },
      )
    came.set(product, sum)
  }
  return came
}

/** Refusals of stock name the line of the receipt that they are about. */
async function namingLine<Result>(place: number, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { refusal } = error
    if (!('fields' in refusal) || !refusal.fields) throw error
    const fields = refusal.fields.map(({ field, message }) => ({
      field: `lines.${place}.${field === 'quantity' ? 'pieces' : field}`,
      message,
    }))
    throw new DomainError({ ...refusal, fields })
  }
}
