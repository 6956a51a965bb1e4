import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import type { CountingReason } from '#contract/catalog/stock.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { orderLines, orders, products, stockMovements } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { moveLot } from '../lots/move.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { recordMovement } from './ledger.ts'

export interface StockMove {
  readonly productId: string
  readonly reason: CountingReason
  /** Pieces; negative for a correction that takes some away; for a count, all on the shelf, including reserved ones. */
  readonly quantity: number
  readonly note: string
  /** The number of the lot of these pieces; '' or undefined: of none. */
  readonly lot?: string | undefined
  /** The order to a supplier of which they come. */
  readonly purchaseOrderId?: string
}

/**
 * Moves stock under the lock of the product's row, so that bookings may run at the same time. Rejected if it would take pieces
 * that are not available or that its lot does not hold (conflict), name a lot that was never received, or exceed the maximum stock of a product
 * (invalid).
 */
export async function moveStock(
  ctx: Context,
  move: StockMove,
  once?: Once,
): Promise<{ id: string; available: number }> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  const act = (tx: Transaction) => moveStockWithin(ctx, tx, move)
  const id = await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('catalog')
  ctx.changed('stock')
  // Read from the ledger, so that a repeated call gets the same answer however much has been sold since.
  const [line] = await ctx.db
    .select({ available: stockMovements.available })
    .from(stockMovements)
    .where(eq(stockMovements.id, id))
  return { id, available: line?.available ?? 0 }
}

/** The same within a transaction of whoever has the right to what it is part of, and returns the id of the line in the ledger. */
export async function moveStockWithin(ctx: Context, tx: Transaction, move: StockMove): Promise<string> {
  const { productId, reason, note, lot = '', purchaseOrderId } = move
  const [product] = await tx
    .select({ available: products.available, backOrdered: products.backOrdered })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  if (!product) throw notFound(say`product`)
  const reserved = (await sumReserved(tx, [productId])).get(productId) ?? 0
  const change = changeOf(move, product.available, reserved)
  if (change < 0 && product.available + change < 0) throw refuseBelowZero(move, product.available, reserved)
  const stock = stockAfter(product, change)
  const { available } = stock
  if (available > MAX_QUANTITY)
    throw invalid('quantity', say`A product may have at most ${MAX_QUANTITY} pieces`)
  await tx.update(products).set(stock).where(eq(products.id, productId))
  const { email: person } = requireActor(ctx.actor)
  const at = ctx.now()
  const lotId =
    lot === ''
      ? undefined
      : await moveLot(tx, { productId, number: lot, change, person, at, isReceived: reason === 'received' })
  const of = { productId, orderId: null, purchaseOrderId, lotId }
  const line = { ...of, change, available, reason, person, note, at }
  const id = await recordMovement(tx, line)
  await recordAudit(tx, ctx, {
    action: 'stock-moved',
    subject: `product ${productId}`,
    before: { available: product.available },
    after: { available, reason, ...(note && { note }), ...(lot && { lot }) },
  })
  return id
}

type Stock = Pick<typeof products.$inferSelect, 'available' | 'backOrdered'>

/** The stock of a product after a change of so many pieces: what is owed to back orders is set off first. */
export function stockAfter({ available, backOrdered }: Stock, change: number): Stock {
  const net = available - backOrdered + change
  return { available: Math.max(net, 0), backOrdered: Math.max(-net, 0) }
}

function changeOf({ reason, quantity }: StockMove, available: number, reserved: number): number {
  switch (reason) {
    case 'received':
    case 'correction':
      return quantity
    case 'scrapped':
      return -quantity
    case 'counted':
      return quantity - reserved - available
  }
}

function refuseBelowZero({ reason }: StockMove, available: number, reserved: number) {
  const message =
    reason === 'counted'
      ? say`${reserved} pieces belong to orders that are not shipped yet: cancel or refund one of them first`
      : say`Only ${available} pieces are available`
  return conflict(message, { field: 'quantity', current: { available, reserved } })
}

/** What stands behind the stock of a product on the shelf. */
export interface Shelf {
  readonly reserved: number
  /** How often a person moved its stock: each count and delivery adds one, orders add none. */
  readonly moves: number
}

/** The shelf of each product, by its id. */
export async function readShelves(
  db: Pick<Database, 'select'>,
  productIds: readonly string[],
): Promise<(productId: string) => Shelf> {
  const reserved = await sumReserved(db, productIds)
  const rows = await db
    .select({ productId: stockMovements.productId, moves: count() })
    .from(stockMovements)
    .where(and(inArray(stockMovements.productId, [...productIds]), isNull(stockMovements.orderId)))
    .groupBy(stockMovements.productId)
  const moves = new Map(rows.map(each => [each.productId, each.moves]))
  return id => ({ reserved: reserved.get(id) ?? 0, moves: moves.get(id) ?? 0 })
}

/**
 * The pieces of each product on the shelf that belong to orders and have not been shipped yet, so without those that are still to come for back
 * orders; products of no such order are left out.
 */
export async function sumReserved(
  db: Pick<Database, 'select'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      productId: orderLines.productId,
      reserved: sql<number>`(sum(${orderLines.quantity} - ${orderLines.shippedQuantity}) - min(${products.backOrdered}))::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        inArray(orderLines.productId, [...productIds]),
        inArray(orders.status, ['booked', 'on-account', 'paid']),
      ),
    )
    .groupBy(orderLines.productId)
  return new Map(rows.map(({ productId, reserved }) => [productId ?? '', reserved]))
}
