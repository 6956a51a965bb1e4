import { and, asc, desc, eq, exists, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Cents, cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { AWAITED, type PurchaseState } from '#contract/purchasing/states.ts'
import type { Database } from '#db/client.ts'
import { products, purchaseOrderLines, purchaseOrders, suppliers } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { notFound } from '../errors.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireRight } from '../rights.ts'

export type PurchaseOrderRecord = typeof purchaseOrders.$inferSelect
export type PurchaseOrderLineRecord = typeof purchaseOrderLines.$inferSelect

/** An order to a supplier with its lines. */
export interface PurchaseOrder extends PurchaseOrderRecord {
  /** Where it is mailed to; '' if nobody has said so. */
  readonly supplierEmail: string
  readonly lines: readonly (PurchaseOrderLineRecord & { readonly shelfPlace: string | null })[]
}

/** The same in the list. */
export interface ListedPurchaseOrder extends PurchaseOrderRecord {
  readonly lines: number
  readonly pieces: number
  readonly received: number
  /** Without VAT; null: a price is not agreed. */
  readonly totalCents: Cents | null
  /** Whether its goods should have come by now. */
  readonly isLate: boolean
}

interface PurchaseOrderFilter {
  /** A part of the number or of the supplier's name, or the SKU of a line. */
  readonly q?: string | undefined
  readonly state?: PurchaseState | 'late' | undefined
  readonly supplier?: string | undefined
}

interface PurchaseOrderPage extends ListedPage {
  readonly orders: readonly ListedPurchaseOrder[]
}

/** A page of orders to suppliers, the latest first, or of those that changed since a moment (buyers). */
export async function listPurchaseOrders(
  ctx: Context,
  { q, state, supplier }: PurchaseOrderFilter,
  wish: ListWish,
): Promise<PurchaseOrderPage> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const matching = and(
    q ? haveWords(ctx.db, q) : undefined,
    state === undefined ? undefined : state === 'late' ? wasExpected(ctx) : eq(purchaseOrders.state, state),
    supplier === undefined ? undefined : eq(purchaseOrders.supplierId, supplier),
  )
  if (isOfChanges(wish)) {
    const read = (ids: string[]) => selectListed(ctx, inArray(purchaseOrders.id, ids))
    const { rows, ...page } = await readChanged(
      ctx,
      purchaseOrders,
      matching,
      wish,
      read,
      ({ order }) => order.id,
    )
    return { orders: rows.map(toListed), ...page }
  }
  const { limit, after } = wish
  const isOlder =
    after === undefined
      ? undefined
      : lt(purchaseOrders.sequence, sql`(select sequence from purchase_orders where id = ${after})`)
  const [found, total] = await Promise.all([
    selectListed(ctx, and(matching, isOlder))
      .orderBy(desc(purchaseOrders.sequence))
      .limit(limit + 1),
    ctx.db.$count(purchaseOrders, matching),
  ])
  const shown = found.slice(0, limit).map(toListed)
  return { orders: shown, total, next: found.length > limit ? shown.at(-1)?.id : undefined }
}

function selectListed(ctx: Context, matching: SQL | undefined) {
  const ofLines = (figure: SQL) =>
    sql`(select ${figure} from ${purchaseOrderLines} where purchase_order_id = ${purchaseOrders.id})`
  return ctx.db
    .select({
      order: purchaseOrders,
      isLate: sql<boolean>`${wasExpected(ctx)}`,
      lines: sql<number>`${ofLines(sql`count(*)::int`)}`,
      pieces: sql<number>`${ofLines(sql`coalesce(sum(quantity), 0)::int`)}`,
      received: sql<number>`${ofLines(sql`coalesce(sum(received), 0)::int`)}`,
      // Null if one line has no price.
      total: sql<
        string | null
      >`${ofLines(sql`case when count(*) = count(price_cents) then coalesce(sum(quantity::bigint * price_cents), 0) end`)}`,
    })
    .from(purchaseOrders)
    .where(matching)
}

const toListed = ({
  order,
  total,
  ...figures
}: Awaited<ReturnType<typeof selectListed>>[number]): ListedPurchaseOrder => ({
  ...order,
  ...figures,
  totalCents: total === null ? null : cents(Number(total)),
})

/** The day that it was expected on is over, and not all has come. */
function wasExpected({ billing, now }: Context): SQL {
  return sql`(${inArray(purchaseOrders.state, [...AWAITED])} and coalesce(${purchaseOrders.expectedOn} < ${dayIn(billing.timeZone, now())}::date, false))`
}

function haveWords(db: Pick<Database, 'select'>, q: string): SQL | undefined {
  const ofSku = db
    .select({ found: sql`1` })
    .from(purchaseOrderLines)
    .where(
      and(
        eq(purchaseOrderLines.purchaseOrderId, purchaseOrders.id),
        eq(sql`lower(${purchaseOrderLines.sku})`, q.toLowerCase()),
      ),
    )
  return or(
    ilike(purchaseOrders.number, partOf(q)),
    ilike(purchaseOrders.supplierName, partOf(q)),
    exists(ofSku),
  )
}

/** One order to a supplier with its lines (buyers). Rejected (not found) if there is none of this id. */
export async function getPurchaseOrder(ctx: Context, id: string): Promise<PurchaseOrder> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const [[found], lines] = await Promise.all([
    ctx.db
      .select({ order: purchaseOrders, supplier: suppliers })
      .from(purchaseOrders)
      .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
      .where(eq(purchaseOrders.id, id)),
    ctx.db
      .select({ line: purchaseOrderLines, shelfPlace: products.shelfPlace })
      .from(purchaseOrderLines)
      .innerJoin(products, eq(products.id, purchaseOrderLines.productId))
      .where(eq(purchaseOrderLines.purchaseOrderId, id))
      .orderBy(asc(purchaseOrderLines.position)),
  ])
  if (!found) throw notFound(say`order to a supplier`)
  const { order, supplier } = found
  const isDraft = order.state === 'draft'
  return {
    ...order,
    ...(isDraft && { supplierName: supplier.name, supplierAddress: supplier.address }),
    supplierEmail: supplier.email,
    lines: lines.map(({ line, shelfPlace }) => ({ ...line, shelfPlace })),
  }
}

/** What its lines cost together, without VAT; null if a price is not agreed. */
export function totalOf(
  lines: readonly Pick<PurchaseOrderLineRecord, 'quantity' | 'priceCents'>[],
): Cents | null {
  let sum = 0
  for (const { quantity, priceCents } of lines) {
    if (priceCents === null) return null
    sum += quantity * priceCents
  }
  return cents(sum)
}
