import { and, eq } from 'drizzle-orm'
import { type Phrase, say } from '#contract/phrase.ts'
import { type CountReason, countReasonNames } from '#contract/stock-counts/reasons.ts'
import type { Transaction } from '#db/client.ts'
import { products, stockCountLines, stockCounts } from '#db/schema.ts'
import { moveStockWithin, sumReserved } from '../catalog/move-stock.ts'
import type { Context } from '../context.ts'
import { DomainError, invalid, notFound } from '../errors.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { type CountLineRecord, numberOf } from './stock-counts.ts'

interface Entry {
  readonly product: string
  /** Pieces on the shelf, those of orders that are not shipped yet too. */
  readonly counted: number
  readonly reason: CountReason
}

/** What became of a line: how many more pieces there were, or fewer; or why it is not booked. */
export type Outcome =
  | { readonly product: string; readonly change: number }
  | { readonly product: string; readonly refusal: Phrase }

/**
 * Books what was counted by a list, each line by itself under the locks of the list and of its product, and returns what became of each (whoever
 * moves stock). A line whose pieces have moved since it was printed is not booked, as nobody can say whether it was counted before or after:
 * it has the new figure then, and is to be counted again. Entered once, a line stays. Rejected (invalid) for what is no line of the list.
 */
export async function enterStockCount(
  ctx: Context,
  id: string,
  entries: readonly Entry[],
): Promise<Outcome[]> {
  requireRight(ctx.actor, may.moveStock(ctx.actor))
  const outcomes: Outcome[] = []
  await requireLines(ctx, id, entries)
  for (const entry of entries) outcomes.push(await ctx.db.transaction(tx => enter(ctx, tx, id, entry)))
  ctx.changed('catalog')
  ctx.changed('stock')
  return outcomes
}

async function requireLines(ctx: Context, id: string, entries: readonly Entry[]): Promise<void> {
  const [found] = await ctx.db.select({ id: stockCounts.id }).from(stockCounts).where(eq(stockCounts.id, id))
  if (!found) throw notFound(say`list to count by`)
  const rows = await ctx.db
    .select({ product: stockCountLines.productId })
    .from(stockCountLines)
    .where(eq(stockCountLines.countId, id))
  const known = new Set(rows.map(({ product }) => product))
  const place = entries.findIndex(({ product }) => !known.has(product))
  if (place >= 0) throw invalid(`lines.${place}.product`, say`is no line of this list`)
}

async function enter(ctx: Context, tx: Transaction, id: string, entry: Entry): Promise<Outcome> {
  const { product, counted, reason } = entry
  const [count] = await tx.select().from(stockCounts).where(eq(stockCounts.id, id)).for('no key update')
  if (!count) throw notFound(say`list to count by`)
  const isLine = and(eq(stockCountLines.countId, id), eq(stockCountLines.productId, product))
  const [line] = await tx.select().from(stockCountLines).where(isLine)
  if (!line) throw notFound(say`line`)
  if (line.counted !== null)
    return {
      product,
      refusal: say`is entered already: ${{ count: line.counted }}, by ${line.enteredBy ?? ''}`,
    }
  const shelf = await readShelf(tx, product)
  const moved = shelf - line.shelf
  if (moved !== 0) {
    await tx.update(stockCountLines).set({ shelf, recount: true }).where(isLine)
    return { product, refusal: describeMove(moved) }
  }
  const change = counted - shelf
  const refusal = change === 0 ? undefined : await book(ctx, tx, { line, entry, number: numberOf(count) })
  if (refusal) return { product, refusal }
  const { email: enteredBy } = requireActor(ctx.actor)
  const facts = { counted, change, reason: change === 0 ? null : reason, enteredBy, enteredAt: ctx.now() }
  await tx.update(stockCountLines).set(facts).where(isLine)
  return { product, change }
}

/** Pieces on the shelf under the lock of the product: those that nobody has booked, and those of orders that are not shipped yet. */
async function readShelf(tx: Transaction, productId: string): Promise<number> {
  const [found] = await tx
    .select({ available: products.available })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  const reserved = await sumReserved(tx, [productId])
  return (found?.available ?? 0) + (reserved.get(productId) ?? 0)
}

function describeMove(moved: number): Phrase {
  const count = Math.abs(moved)
  if (count === 1)
    return moved < 0
      ? say`1 piece has left the shelf since the list was printed: please count it again`
      : say`1 piece has come to the shelf since the list was printed: please count it again`
  return moved < 0
    ? say`${{ count }} pieces have left the shelf since the list was printed: please count it again`
    : say`${{ count }} pieces have come to the shelf since the list was printed: please count it again`
}

/** Books a difference; returns why stock refuses it, if it does. */
async function book(
  ctx: Context,
  tx: Transaction,
  { line, entry, number }: { line: CountLineRecord; entry: Entry; number: string },
): Promise<Phrase | undefined> {
  try {
    const note = `${number}: ${countReasonNames[entry.reason]}`
    const move = { productId: line.productId, reason: 'counted' as const, quantity: entry.counted, note }
    await moveStockWithin(ctx, tx, move)
  } catch (error) {
    if (error instanceof DomainError && error.refusal.kind === 'conflict') return error.refusal.message
    throw error
  }
  return undefined
}
