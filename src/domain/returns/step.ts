import { eq } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { KeptReturnState, ReturnState } from '#contract/returns/states.ts'
import type { Transaction } from '#db/client.ts'
import { returns } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { recordOrderEvent } from '../timeline.ts'
import { numberReturn, type ReturnRecord, stateOf } from './record.ts'

type To = Exclude<KeptReturnState, 'requested'>

interface Step {
  readonly from: readonly ReturnState[]
  readonly to: To
  /** What the audit trail says besides: no words, as it outlives the customer's account. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** The mail about a step; those who withdraw know it. */
const mailsOf: Readonly<Partial<Record<To, OrderMailKind>>> = {
  agreed: 'return-agreed',
  declined: 'return-declined',
  arrived: 'return-arrived',
  closed: 'return-closed',
}

/**
 * Takes a return a step on under the lock of its order: `act` changes it, then the timeline and the audit trail have it, and its customer is
 * told. Rejected (not found) if there is no such return, and (conflict) from any other state: somebody else was faster.
 */
export async function takeStep(
  ctx: Context,
  returnId: string,
  { from, to, facts }: Step,
  act: (tx: Transaction, at: Date, order: OrderRecord, row: ReturnRecord) => Promise<unknown> | unknown,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.now()
    const { order, row } = await lockReturn(tx, returnId)
    const state = stateOf(row, order.status)
    if (!from.includes(state))
      throw conflict(say`This return is ${phraseOf(state)} by now: please look at it again`, {
        current: { state },
      })
    await act(tx, at, order, row)
    const number = numberReturn(order.number, row.place)
    const byShop = isByShop(ctx, order)
    await recordOrderEvent(tx, order.id, `return-${to}`, { at, detail: number, isByShop: byShop })
    const action: AuditAction = `return-${to}`
    const after = { return: number, ...facts }
    if (to !== 'withdrawn') await recordAudit(tx, ctx, { action, subject: `order ${order.id}`, after })
    else await recordAct(tx, ctx, order, { action, after })
    const kind = mailsOf[to]
    if (kind) await queueOrderMail(tx, { id: newId(), kind, orderId: order.id, fields: { return: returnId } })
  })
  ctx.changed('mails')
}

/** A return and its order, which is locked. Rejected (not found) if there is none. */
async function lockReturn(
  tx: Transaction,
  returnId: string,
): Promise<{ order: OrderRecord; row: ReturnRecord }> {
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId))
  const order = found && (await lockOrder(tx, found.orderId))
  // Read again: it may have changed before the order was locked.
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId))
  if (!order || !row) throw notFound(say`return`)
  return { order, row }
}
