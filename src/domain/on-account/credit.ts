import { eq } from 'drizzle-orm'
import { addCents, type Cents, formatCents, largerOf, subtractCents, toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import type { Credited } from '../invoices/credited-lines.ts'
import { creditRefunds } from '../invoices/make.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import { owedOf, transferredOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { recordOrderEvent } from '../timeline.ts'
import { promiseTransfer } from './transfers-back.ts'

interface AccountCredit {
  /** Of the credit by line that it is. */
  readonly creditId: string
  /** At most what is billed. */
  readonly amountCents: Cents
  /** The customer reads it. */
  readonly reason: string
  readonly credited: Credited
}

/**
 * Takes so much off what is owed for an order on account (locked), with a credit note over these lines; what is more than that was paid, and is
 * promised to go back by bank transfer. Its customer is told. Comes last in its transaction, as it makes the credit note.
 */
export async function creditAccount(
  ctx: Context,
  tx: Transaction,
  order: OrderRecord,
  { creditId, amountCents, reason, credited }: AccountCredit,
): Promise<void> {
  const at = ctx.now()
  const orderId = order.id
  const sentBackCents = largerOf(0, subtractCents(amountCents, owedOf(order)))
  const creditedCents = addCents(order.creditedCents, amountCents)
  const receivedCents = subtractCents(transferredOf(order), sentBackCents)
  await tx.update(orders).set({ creditedCents, receivedCents }).where(eq(orders.id, orderId))
  if (sentBackCents > 0) await promiseTransfer(ctx, tx, { orderId, creditId, amountCents: sentBackCents })
  const back = sentBackCents > 0 ? `, ${formatCents(sentBackCents)} of it to be sent back` : ''
  await recordOrderEvent(tx, orderId, 'account-credited', {
    at,
    detail: `${formatCents(amountCents)}${back}: ${reason}`,
  })
  await recordAudit(tx, ctx, {
    action: 'account-credited',
    subject: `order ${orderId}`,
    after: {
      amount: toEuros(amountCents),
      reason,
      ...(sentBackCents > 0 && { sentBack: toEuros(sentBackCents) }),
    },
  })
  const fields = {
    amountCents: String(amountCents),
    refundedCents: String(creditedCents),
    sentBackCents: String(sentBackCents),
    reason,
  }
  await queueOrderMail(tx, { id: newId(), kind: 'account-credited', orderId, fields })
  await creditRefunds(tx, orderId, { at, reason, credited, sentBackCents })
}
