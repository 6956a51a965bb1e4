import { and, eq, isNull } from 'drizzle-orm'
import { type Cents, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { shareOfPieces } from '#contract/returns/share-of-pieces.ts'
import type { Transaction } from '#db/client.ts'
import { creditLines, credits, payments, returns } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { type Credited, type CreditedLine, sumCredited } from '../invoices/credited-lines.ts'
import { creditAccount } from '../on-account/credit.ts'
import { requireBilled } from '../on-account/require-on-account.ts'
import { billedOf } from '../order-life/owed.ts'
import { type OrderLine, type OrderRecord, readLines } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { promiseRefund } from '../refunds/refund-order.ts'
import { sendDueRefunds } from '../refunds/send.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { readShipments } from '../shipments/read.ts'
import { type OrderReturn, readReturns } from './record.ts'
import { countGone } from './returnable.ts'
import { type LineShare, type OrderShares, readShares } from './shares.ts'

interface WantedLine {
  /** Its place in the order, from 0. */
  readonly line: number
  readonly pieces: number
  /** Less than the pieces cost; without pieces, so much of the price. */
  readonly amount?: Cents | undefined
}

interface LineRefund {
  readonly orderId: string
  readonly lines: readonly WantedLine[]
  /** Whether what is left of the delivery is given back too. */
  readonly delivery: boolean
  /** The customer reads it. */
  readonly reason: string
  /** For which return it is. */
  readonly returnId?: string | undefined
  /** What of the order had been refunded when it was read. */
  readonly refundedCents: Cents
}

/**
 * Gives back a part of an order by line (admins), for a return or without one: one refund, one credit note over these lines. Of an order on
 * account it is taken off what is owed, once something has left for good; what was paid goes back by bank transfer. Rejected (invalid) for more pieces than have left and were not
 * given back, and for more than is left of a line, and (conflict) if something was refunded since it was read, if it is more than is left of
 * the payment, and as `refundOrder` does.
 */
export async function refundLines(ctx: Context, wish: LineRefund, once?: Once): Promise<void> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  const act = (tx: Transaction) => refund(ctx, tx, wish)
  await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('catalog')
  ctx.changed('mails')
  await sendDueRefunds(ctx, { orderId: wish.orderId })
}

async function refund(ctx: Context, tx: Transaction, wish: LineRefund): Promise<string> {
  const { orderId, reason, returnId } = wish
  const { email: givenBy } = requireActor(ctx.actor)
  const found = await lockOrder(tx, orderId)
  if (!found) throw notFound(say`order`)
  const order = { ...found, lines: await readLines(tx, orderId) }
  const leftCents = await requireSeen(tx, order, wish.refundedCents)
  const shares = await readShares(tx, order)
  const { shipments } = await readShipments(tx, order)
  const gone = countGone(shipments, ctx.now())
  if (isUnpaidOnAccount(order) && gone.size === 0) throw conflict(NOT_LEFT)
  const back = await findReturned(tx, order, returnId)
  const lines = wish.lines.flatMap((wanted, place) =>
    chooseLine(wanted, { field: `lines.${place}`, shares, gone, back }),
  )
  requireOnce(wish.lines)
  const deliveryCents = wish.delivery ? shares.deliveryLeftCents : 0
  const credited: Credited = { lines, deliveryCents }
  const amountCents = sumCredited(credited)
  if (amountCents === 0) throw invalid('lines', say`must come to more than nothing`)
  if (leftCents !== undefined && leftCents > 0 && amountCents > leftCents)
    throw conflict(
      say`This comes to ${{ cents: amountCents }}, and only ${{ cents: leftCents }} of the payment are left: give back less of a line`,
      { field: 'lines', current: { left: toEuros(leftCents) } },
    )
  const credit = {
    id: newId(),
    orderId,
    returnId: returnId ?? null,
    amountCents,
    deliveryCents,
    reason,
    givenBy,
  }
  await keep(tx, { ...credit, createdAt: ctx.now() }, lines)
  if (order.paymentMethod !== 'account')
    return promiseRefund(ctx, tx, { orderId, amountCents, reason, credited })
  await creditAccount(ctx, tx, order, { creditId: credit.id, amountCents, reason, credited })
  return credit.id
}

const isUnpaidOnAccount = ({ paymentMethod, paidAt }: OrderRecord) =>
  paymentMethod === 'account' && paidAt === null

/** It paid for nothing, so nothing of it was for a line; another payment may still pay the order. */
const HELD = say`The payment of this order is held, as its amount differs: refund an amount of it, not lines`

/** Until then its invoice is corrected, or taken back as a whole. */
const NOT_LEFT = say`Nothing of this order has left for good: cancel it, or wait until it can no longer be undone`

async function keep(
  tx: Transaction,
  credit: typeof credits.$inferInsert,
  lines: readonly CreditedLine[],
): Promise<void> {
  await tx.insert(credits).values(credit)
  const { id: creditId, orderId, returnId, createdAt } = credit
  if (lines.length > 0)
    await tx.insert(creditLines).values(
      lines.map(({ line: { position }, quantity, amountCents }) => ({
        creditId,
        orderId,
        position,
        quantity,
        amountCents,
      })),
    )
  if (returnId != null)
    await tx
      .update(returns)
      .set({ refundedAt: createdAt })
      .where(and(eq(returns.id, returnId), isNull(returns.refundedAt)))
}

/** Nothing was given back since the order was read. Returns what of its payment is left, or billed on account; undefined without a payment. */
async function requireSeen(
  tx: Transaction,
  order: OrderRecord,
  seenCents: Cents,
): Promise<Cents | undefined> {
  if (order.paymentMethod === 'account') {
    requireBilled(order)
    requireSame(order.creditedCents, seenCents)
    return billedOf(order)
  }
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  if (payment?.status === 'held') throw conflict(HELD)
  if (payment?.status !== 'succeeded') return undefined
  const { refundedCents, amountCents } = payment
  requireSame(refundedCents, seenCents)
  return subtractCents(amountCents, refundedCents)
}

function requireSame(refundedCents: Cents, seenCents: Cents): void {
  if (refundedCents !== seenCents)
    throw conflict(
      say`${{ cents: refundedCents }} of this order are refunded by now, not ${{ cents: seenCents }}: please look at it again`,
      { field: 'refunded', current: { refunded: toEuros(refundedCents) } },
    )
}

/** How many pieces of each line a return has for which nothing was given back; undefined without a return. */
async function findReturned(
  tx: Transaction,
  order: OrderRecord & { readonly lines: readonly OrderLine[] },
  returnId: string | undefined,
): Promise<ReadonlyMap<number, number> | undefined> {
  if (returnId === undefined) return undefined
  const found = (await readReturns(tx, order)).find(({ id }) => id === returnId)
  if (!found) throw invalid('return', say`is no return of this order`)
  requireAgreed(found)
  const given = await tx
    .select({ position: creditLines.position, quantity: creditLines.quantity })
    .from(creditLines)
    .innerJoin(credits, eq(credits.id, creditLines.creditId))
    .where(eq(credits.returnId, returnId))
  return new Map(
    found.lines.map(({ position, quantity, restocked, scrapped }) => {
      const before = given.filter(each => each.position === position)
      const came = found.arrivedAt === null ? quantity : restocked + scrapped
      return [position, before.reduce((left, each) => left - each.quantity, came)]
    }),
  )
}

function requireAgreed({ state, number }: OrderReturn): void {
  if (state === 'agreed' || state === 'arrived' || state === 'refunded') return
  throw conflict(
    state === 'requested'
      ? say`The return ${number} is not answered yet: agree to it first, or give the money back without it`
      : say`The return ${number} has ended: give the money back without it`,
    { field: 'return' },
  )
}

interface Bounds {
  /** What the wish is called on the wire. */
  readonly field: string
  readonly shares: OrderShares
  readonly gone: ReadonlyMap<number, number>
  readonly back: ReadonlyMap<number, number> | undefined
}

function chooseLine(
  { line: position, pieces, amount }: WantedLine,
  { field, shares, gone, back }: Bounds,
): CreditedLine[] {
  const share = shares.lines.find(({ line }) => line.position === position)
  if (!share) throw invalid(`${field}.line`, say`is no line of this order`)
  const most = Math.min((gone.get(position) ?? 0) - share.credited, back?.get(position) ?? Infinity)
  if (pieces > most)
    throw invalid(
      `${field}.pieces`,
      most > 0
        ? say`must be at most ${{ count: most }}: no more have left that are not refunded`
        : say`must be none: all that has left is refunded`,
    )
  if (pieces === 0 && amount === undefined) return []
  const wholeCents = pieces === 0 ? share.leftCents : shareOfPieces(share, pieces)
  const amountCents = amount ?? wholeCents
  if (amountCents > wholeCents)
    throw invalid(
      `${field}.amount`,
      pieces === 0
        ? say`must be at most ${{ cents: wholeCents }}: no more of this line is left`
        : say`must be at most ${{ cents: wholeCents }}, which these pieces cost`,
    )
  const isPartial = pieces === 0 || share.isDiscounted || amountCents < costOf(share, pieces)
  return [{ line: share.line, quantity: pieces, amountCents, isPartial }]
}

/** What pieces cost, whatever of their line was given back before. */
const costOf = (share: LineShare, pieces: number) =>
  shareOfPieces({ ...share, leftCents: share.shareCents }, pieces)

function requireOnce(wanted: readonly WantedLine[]): void {
  const seen = new Set<number>()
  for (const [place, { line }] of wanted.entries()) {
    if (seen.has(line)) throw invalid(`lines.${place}.line`, say`is there twice`)
    seen.add(line)
  }
}
