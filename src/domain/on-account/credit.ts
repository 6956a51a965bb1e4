import { eq } from 'drizzle-orm'
import { addCents, type Cents, formatCents, toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import type { Credited } from '../invoices/credited-lines.ts'
import { creditRefunds } from '../invoices/make.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { recordOrderEvent } from '../timeline.ts'

interface AccountCredit {
  /** At most what is owed. */
  readonly amountCents: Cents
  /** The customer reads it. */
  readonly reason: string
  readonly credited: Credited
}

/**
 * Takes so much off what is owed for an order on account (locked, owed), with a credit note over these lines; its customer is told. Comes
 * last in its transaction, as it makes the credit note.
 */
export async function creditAccount(
  ctx: Context,
  tx: Transaction,
  { id: orderId, creditedCents: beforeCents }: OrderRecord,
  { amountCents, reason, credited }: AccountCredit,
): Promise<void> {
  const at = ctx.now()
  const creditedCents = addCents(beforeCents, amountCents)
  await tx.update(orders).set({ creditedCents }).where(eq(orders.id, orderId))
  await recordOrderEvent(tx, orderId, 'account-credited', {
    at,
    detail: `${formatCents(amountCents)}: ${reason}`,
  })
  await recordAudit(tx, ctx, {
    action: 'account-credited',
    subject: `order ${orderId}`,
    after: { amount: toEuros(amountCents), reason },
  })
  const fields = { amountCents: String(amountCents), refundedCents: String(creditedCents), reason }
  await queueOrderMail(tx, { id: newId(), kind: 'account-credited', orderId, fields })
  await creditRefunds(tx, orderId, { at, reason, credited })
}
