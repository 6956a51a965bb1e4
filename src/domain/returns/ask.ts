import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import { MAX_RETURNS, type ReturnReason } from '#contract/returns/states.ts'
import type { Transaction } from '#db/client.ts'
import { returnLines, returns } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { noonOf } from '../days.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { notifyOwner, queueOrderMail } from '../order-life/mails.ts'
import { billedOf } from '../order-life/owed.ts'
import { countPieces, type OrderRecord, readLines } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireSight } from '../rights.ts'
import { readShipments, type ShippedLine } from '../shipments/read.ts'
import { recordOrderEvent } from '../timeline.ts'
import { numberReturn, readReturns } from './record.ts'
import { findReturnable, type Returnable } from './returnable.ts'

interface ReturnWish {
  readonly orderId: string
  /** How many pieces of which lines, by their places from 0. */
  readonly lines: readonly { readonly line: number; readonly pieces: number }[]
  readonly reason: ReturnReason
  /** The customer's. */
  readonly words: string
}

/**
 * Asks to send back pieces of an order, and returns the id of the return. Its customer and the shop are told. Rejected (invalid) for more
 * pieces than have left and are in no return, and (conflict) once the days are over, but for admins; for orders
 * that were not sent or are refunded.
 */
export async function askForReturn(ctx: Context, wish: ReturnWish, once?: Once): Promise<string> {
  const act = (tx: Transaction) => ask(ctx, tx, wish)
  const id = await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('mails')
  return id
}

async function ask(
  ctx: Context,
  tx: Transaction,
  { orderId, lines: wanted, reason, words }: ReturnWish,
): Promise<string> {
  const found = await lockOrder(tx, orderId)
  if (!found) throw notFound(say`order`)
  requireSight(ctx.actor, may.askForReturn(ctx.actor, found), say`order`)
  requireReturnable(found)
  const order = { ...found, lines: await readLines(tx, orderId) }
  const earlier = await readReturns(tx, order)
  if (earlier.length >= MAX_RETURNS)
    throw conflict(say`An order has at most ${{ count: MAX_RETURNS }} returns: please write to us`)
  const dispatched = await readShipments(tx, order)
  const returnable = await findReturnable({ ...ctx, db: tx }, order, { ...dispatched, returns: earlier })
  requireInTime(returnable)
  const lines = chooseLines(returnable.lines, wanted)
  const [id, at, place] = [newId(), ctx.now(), earlier.length + 1]
  const byShop = isByShop(ctx, order)
  await tx.insert(returns).values({ id, orderId, place, reason, words, isByShop: byShop, createdAt: at })
  await tx
    .insert(returnLines)
    .values(lines.map(({ position, quantity }) => ({ returnId: id, orderId, position, quantity })))
  const number = numberReturn(order.number, place)
  await recordOrderEvent(tx, orderId, 'return-asked', { at, detail: number, isByShop: byShop })
  await recordAct(tx, ctx, order, {
    action: 'return-asked',
    after: { return: number, pieces: countPieces(lines), reason },
  })
  await queueOrderMail(tx, { id: newId(), kind: 'return-asked', orderId, fields: { return: id } })
  if (!byShop) await notifyOwner(tx, ctx, { kind: 'owner-return-asked', orderId, fields: { return: id } })
  return id
}

function requireReturnable(order: OrderRecord): void {
  const refusal = refuse(order)
  if (refusal) throw conflict(refusal)
}

/** Why nothing of an order can be sent back, whatever has left of it; undefined if something can. */
export function refuse(order: OrderRecord): Phrase | undefined {
  const { status, supplementOf, creditedCents } = order
  if (supplementOf !== null) return say`This is the delivery of another order: please ask at that one`
  if (status === 'refunded' || (creditedCents > 0 && billedOf(order) === 0))
    return say`This order has already been refunded in full`
  if (status !== 'paid' && status !== 'shipped' && status !== 'on-account')
    return say`Nothing of an order that is ${phraseOf(status)} can be sent back`
  return undefined
}

function requireInTime({ isInTime, until, hasLeft, lines }: Returnable): void {
  if (!hasLeft) throw conflict(say`Nothing of this order has left yet: there is nothing to send back`)
  if (!isInTime)
    throw conflict(
      until === undefined
        ? say`It is too long ago that this order was sent: please write to us`
        : say`What came with this order could be sent back until ${{ day: new Date(noonOf(until)), timeZone: 'UTC' }}: please write to us`,
    )
  if (lines.length === 0)
    throw conflict(say`There is nothing to send back: what has left of this order is in a return already`)
}

function chooseLines(
  returnable: readonly ShippedLine[],
  wanted: ReturnWish['lines'],
): readonly Pick<ShippedLine, 'position' | 'quantity'>[] {
  const byPlace = new Map(returnable.map(line => [line.position, line.quantity]))
  const chosen = new Set<number>()
  for (const [place, { line, pieces }] of wanted.entries()) {
    if (chosen.has(line)) throw invalid(`lines.${place}.line`, say`is there twice`)
    chosen.add(line)
    const most = byPlace.get(line) ?? 0
    if (pieces > most)
      throw invalid(
        `lines.${place}.pieces`,
        most === 0
          ? say`must be none: there are none to send back`
          : say`must be at most ${{ count: most }}: no more can be sent back`,
      )
  }
  const some = wanted.flatMap(({ line: position, pieces: quantity }) =>
    quantity > 0 ? [{ position, quantity }] : [],
  )
  if (some.length === 0) throw invalid('lines', say`must have at least one piece`)
  return some
}
