import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { cents } from '#contract/money.ts'
import { accountPayments, orders } from '#db/schema.ts'
import type { Context } from '#domain/context.ts'
import { dayIn } from '#domain/days.ts'
import { cancelOnAccount } from '#domain/on-account/cancel.ts'
import { offerDiscount } from '#domain/on-account/discount.ts'
import { notePayment } from '#domain/on-account/note-payment.ts'
import { refundAccountPayment } from '#domain/on-account/refund-payment.ts'
import { takeBackPayment } from '#domain/on-account/take-back-payment.ts'
import { noteTransferBack, readTransfersBack } from '#domain/on-account/transfers-back.ts'
import { isOwed, owedOf } from '#domain/order-life/owed.ts'

export interface AccountStep {
  readonly act: 'note' | 'note-discounted' | 'take-back' | 'send-back' | 'transfer-back' | 'cancel'
  /** Of what is owed. */
  readonly quarters: number
  /** Whether a discount is accepted after its last day. */
  readonly isAccepted: boolean
  /** Whether it is about an order that is owed, if there is one. */
  readonly isOwed: boolean
}

export const anyAccountStep: fc.Arbitrary<AccountStep> = fc.record(
  {
    act: fc.constantFrom(
      ...(['note', 'note', 'note-discounted', 'note-discounted'] as const),
      ...(['take-back', 'send-back', 'transfer-back', 'cancel'] as const),
    ),
    quarters: fc.constantFrom(1, 2, 4, 4),
    isAccepted: fc.boolean(),
    isOwed: fc.boolean(),
  },
  { noNullPrototype: true },
)

type OrderRow = typeof orders.$inferSelect

/** What the desk does about an order on account. */
export async function takeAccountStep(step: AccountStep, admin: Context, given: OrderRow): Promise<void> {
  const isAboutOwed = step.isOwed && step.act.startsWith('note')
  const [owed] = isAboutOwed ? await admin.db.select().from(orders).where(isOwed).limit(1) : []
  const order = owed ?? given
  const { id: orderId } = order
  const today = dayIn(admin.billing.timeZone, admin.now())
  switch (step.act) {
    case 'note': {
      const amountCents = cents(Math.ceil((owedOf(order) * step.quarters) / 4))
      const reference = `RE ${order.receivedCents}`
      return notePayment(admin, { orderId, amountCents, receivedOn: today, reference })
    }
    case 'note-discounted': {
      const { payCents: amountCents } = offerDiscount(order) ?? {}
      if (amountCents === undefined) return
      const payment = { orderId, amountCents, receivedOn: today, reference: 'RE less discount' }
      return notePayment(admin, { ...payment, acceptDiscount: step.isAccepted })
    }
    case 'take-back': {
      const noted = await admin.db.select().from(accountPayments).where(eq(accountPayments.orderId, orderId))
      const payment = noted[step.quarters % Math.max(1, noted.length)]
      if (payment) await admin.db.transaction(tx => takeBackPayment(admin, tx, payment))
      return
    }
    case 'send-back': {
      const sent = { orderId, sentOn: today, reference: 'GS 1', reason: 'as the customer wished' }
      return refundAccountPayment(admin, sent)
    }
    case 'transfer-back': {
      const waiting = (await readTransfersBack(admin.db, orderId)).filter(({ sentOn }) => sentOn === null)
      for (const { id } of waiting)
        await noteTransferBack(admin, { id, sentOn: today, reference: 'GS 2', iban: '' })
      return
    }
    case 'cancel':
      return cancelOnAccount(admin, { orderId, reason: 'no longer made' })
  }
}
