import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import { MAX_PURCHASE_LINES } from '#contract/purchasing/states.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { productSuppliers, products, purchaseOrderLines, purchaseOrders, suppliers } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, DomainError, type FieldError, invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { beginNumber, padNumber } from '../numbers.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { findProposals, type Proposal } from './proposals.ts'
import { getPurchaseOrder, type PurchaseOrder } from './purchase-orders.ts'
import { lockPurchaseOrder } from './steps.ts'

/** What is ordered of a size, which is named by its id or its SKU. */
interface WantedLine {
  readonly product?: string | undefined
  readonly sku?: string | undefined
  readonly pieces: number
  /** Of a piece, without VAT; null: not agreed; undefined: as agreed with the supplier. */
  readonly price?: Cents | null | undefined
}

interface Draft {
  readonly lines: readonly WantedLine[]
  /** YYYY-MM-DD; null: not known. */
  readonly expectedOn: string | null
  readonly note: string
}

/**
 * Makes a draft of an order to a supplier with the next number, and returns its id (buyers). Rejected (invalid) for a supplier or a product that
 * there is not, or that is archived.
 */
export async function addPurchaseOrder(
  ctx: Context,
  { supplier, ...draft }: Draft & { readonly supplier: string },
  once?: Once,
): Promise<string> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const act = async (tx: Transaction) => {
    const id = await begin(ctx, tx, supplier, draft)
    await keepLines(tx, { id, supplierId: supplier }, draft.lines)
    return id
  }
  return once ? runOnce(ctx, once, act) : ctx.db.transaction(act)
}

/**
 * Makes drafts of what is proposed, from one supplier or from all, and returns their ids (buyers). Proposals are read anew, one at a time, so
 * that two who ask at once do not order twice. Rejected (conflict) if nothing is proposed.
 */
export async function orderProposed(
  ctx: Context,
  supplier: string | undefined,
  once?: Once,
): Promise<readonly string[]> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  const act = async (tx: Transaction) => {
    await lockName(tx, 'purchase orders')
    const found = await findProposals(tx, ctx.now(), supplier)
    const ids: string[] = []
    for (const [id, proposals] of Map.groupBy(found, each => each.supplier?.id))
      if (id !== undefined)
        for (const some of inOrders(proposals)) {
          const lines = some.map(({ productId: product, pieces }) => ({ product, pieces }))
          const order = await begin(ctx, tx, id, { lines, expectedOn: null, note: '' })
          await keepLines(tx, { id: order, supplierId: id }, lines)
          ids.push(order)
        }
    if (ids.length === 0) throw conflict(say`Nothing is to be ordered there now`)
    return ids.join(' ')
  }
  const made = await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  return made.split(' ')
}

/** As many proposals at a time as one order may have lines. */
function inOrders(proposals: readonly Proposal[]): (readonly Proposal[])[] {
  const count = Math.ceil(proposals.length / MAX_PURCHASE_LINES)
  return Array.from({ length: count }, (_, at) =>
    proposals.slice(at * MAX_PURCHASE_LINES, (at + 1) * MAX_PURCHASE_LINES),
  )
}

interface DraftEdit {
  readonly id: string
  /** The one that the caller saw; undefined: whatever it is. */
  readonly version: number | undefined
  readonly draft: Draft
}

/**
 * Edits a draft as a whole (buyers). Rejected (changed) if it is no longer at the version that the caller saw, (conflict) if it is no draft any
 * more, and (invalid) for a product that there is not.
 */
export async function editPurchaseOrder(
  ctx: Context,
  { id, version, draft }: DraftEdit,
): Promise<PurchaseOrder> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockPurchaseOrder(tx, id, version)
    if (order.state !== 'draft')
      throw conflict(say`Only a draft is edited, and this order is ${phraseOf(order.state)}`)
    const { expectedOn, note, lines } = draft
    await tx
      .update(purchaseOrders)
      .set({ expectedOn, note, version: order.version + 1 })
      .where(eq(purchaseOrders.id, id))
    await tx.delete(purchaseOrderLines).where(eq(purchaseOrderLines.purchaseOrderId, id))
    await keepLines(tx, order, lines)
    await recordAudit(tx, ctx, {
      action: 'purchase-order-edited',
      subject: `purchase order ${id}`,
      after: { number: order.number, lines: lines.length, expectedOn },
    })
  })
  return getPurchaseOrder(ctx, id)
}

/** Writes an order without lines, with the next number. */
async function begin(
  ctx: Context,
  tx: Transaction,
  supplierId: string,
  { lines, expectedOn, note }: Draft,
): Promise<string> {
  const { email: createdBy } = requireActor(ctx.actor)
  await lockName(tx, 'purchase orders')
  const [supplier] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId)).for('share')
  if (!supplier) throw invalid('supplier', say`is no supplier of this shop`)
  if (supplier.archivedAt !== null) throw invalid('supplier', say`is archived: nothing is ordered there`)
  const [last] = await tx.select({ sequence: sql<number>`coalesce(max(sequence), 0)` }).from(purchaseOrders)
  const sequence = (last?.sequence ?? 0) + 1
  const createdAt = ctx.now()
  const number = beginNumber(ctx, 'purchase', createdAt) + padNumber(sequence)
  const id = newId()
  const { name: supplierName, address: supplierAddress } = supplier
  const facts = { sequence, number, supplierId, supplierName, supplierAddress, expectedOn, note }
  await tx.insert(purchaseOrders).values({ id, ...facts, createdBy, createdAt })
  await recordAudit(tx, ctx, {
    action: 'purchase-order-made',
    subject: `purchase order ${id}`,
    after: { number, supplier: supplierName, lines: lines.length },
  })
  return id
}

/** Writes the lines of a draft, each with what its size and its supplier call it. */
async function keepLines(
  tx: Transaction,
  { id, supplierId }: { readonly id: string; readonly supplierId: string },
  lines: readonly WantedLine[],
): Promise<void> {
  if (lines.length === 0) return
  const found = await findProducts(tx, lines)
  const terms = await tx
    .select()
    .from(productSuppliers)
    .where(
      and(
        eq(productSuppliers.supplierId, supplierId),
        inArray(
          productSuppliers.productId,
          found.map(each => each.id),
        ),
      ),
    )
  const termsOf = new Map(terms.map(each => [each.productId, each]))
  await tx.insert(purchaseOrderLines).values(
    lines.flatMap(({ pieces: quantity, price }, position) => {
      const product = found[position]
      if (!product) return []
      const agreed = termsOf.get(product.id)
      return {
        purchaseOrderId: id,
        position,
        productId: product.id,
        name: product.name,
        sku: product.sku,
        number: agreed?.number ?? '',
        quantity,
        priceCents: price === undefined ? (agreed?.priceCents ?? null) : price,
      }
    }),
  )
}

type NamedProduct = Pick<typeof products.$inferSelect, 'id' | 'name' | 'sku'>

/** The product of each line. Rejected (invalid) for those that there are not, and that are there twice. */
async function findProducts(tx: Transaction, lines: readonly WantedLine[]): Promise<NamedProduct[]> {
  const ids = lines.flatMap(({ product }) => product ?? [])
  const skus = lines.flatMap(({ sku }) => sku?.toLowerCase() ?? [])
  const rows = await tx
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .where(sql`${inArray(products.id, ids)} or ${inArray(sql`lower(${products.sku})`, skus)}`)
    .orderBy(asc(products.id))
  const byId = new Map(rows.map(row => [row.id, row]))
  const bySku = new Map(rows.map(row => [row.sku?.toLowerCase(), row]))
  const seen = new Set<string>()
  const faults: FieldError[] = []
  const found = lines.flatMap(({ product, sku }, place) => {
    const field = `lines.${place}.${product === undefined ? 'sku' : 'product'}`
    const row = product === undefined ? bySku.get(sku?.toLowerCase()) : byId.get(product)
    if (!row) faults.push({ field, message: say`is no product of this shop` })
    else if (seen.has(row.id)) faults.push({ field, message: say`is there twice` })
    else seen.add(row.id)
    return row ?? []
  })
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults })
  return found
}
