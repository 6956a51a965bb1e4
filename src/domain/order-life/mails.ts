import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { Cents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import type { OrderMailKind, OwnerOrderMailKind } from '../mail/kinds.ts'
import { queueMail } from '../mail/queue.ts'
import type { OrderRecord } from './record.ts'

/** What happened to a refund that did not arrive: it failed, is being retried, or was sent another way. */
export type RefundUpdate = 'failed' | 'retried' | 'settled'

/** The states that the customer is notified of, each with its mail. Each refund to a card and each shipment sends its own. */
const mailsOfStates: Readonly<Record<PaymentMethod, Partial<Record<OrderStatus, OrderMailKind>>>> = {
  card: {
    paid: 'order-paid',
    cancelled: 'order-cancelled',
    expired: 'order-expired',
  },
  account: {
    'on-account': 'order-on-account',
    paid: 'account-payment-received',
    cancelled: 'account-order-cancelled',
    refunded: 'account-payment-refunded',
  },
}

interface StateNews {
  readonly status: OrderStatus
  /** For the customer to read. */
  readonly reason?: string
  readonly isByShop?: boolean
}

/** Notifies the customer of the new state of an order that is locked, in the transaction that changes it. */
export async function notifyOfState(
  tx: Pick<Transaction, 'insert'>,
  order: OrderRecord,
  news: StateNews,
): Promise<void> {
  const told = stateMailOf(order, news)
  if (told) await queueMail(tx, told)
}

/** The mail that does so; undefined if there is nothing to tell, or nobody. */
export function stateMailOf(
  { id: orderId, paymentMethod, supplementOf, userEmail: recipient }: OrderRecord,
  { status, reason = '', isByShop = false }: StateNews,
) {
  const kind = mailsOfStates[paymentMethod][status]
  // A difference of delivery is withdrawn with its order, whose mails say so.
  if (!kind || (supplementOf !== null && status !== 'paid') || isDeletedCustomer(recipient)) return undefined
  const fields = { order: orderId, ...(reason !== '' && { reason }), ...(isByShop && { by: 'shop' }) }
  return { id: `${orderId}-${status}`, kind, recipient, fields }
}

/** Reminds the customer that an order on account is overdue, for the first time, the second or the third. */
export async function remindCustomer(
  tx: Pick<Transaction, 'select' | 'insert'>,
  { orderId, reminder }: { orderId: string; reminder: number },
): Promise<void> {
  const fields = { reminder: String(reminder) }
  await queueOrderMail(tx, {
    id: `${orderId}-reminder-${reminder}`,
    kind: 'account-reminder',
    orderId,
    fields,
  })
}

/** Asks the customer again where the order is to go: once, as the mail's id is that of the order. */
export async function askForAddress(
  tx: Pick<Transaction, 'select' | 'insert'>,
  orderId: string,
): Promise<void> {
  await queueOrderMail(tx, { id: `${orderId}-address-needed`, kind: 'order-address-needed', orderId })
}

/** Tells the customer where the shop sends an unpaid order now, in the transaction that changes it. */
export async function notifyOfRedirection(
  tx: Pick<Transaction, 'select' | 'insert'>,
  orderId: string,
): Promise<void> {
  await queueOrderMail(tx, { id: newId(), kind: 'order-redirected', orderId })
}

/** Sends the customer the corrected invoice, in the transaction that makes it. */
export async function notifyOfCorrection(
  tx: Pick<Transaction, 'select' | 'insert'>,
  orderId: string,
): Promise<void> {
  await queueOrderMail(tx, { id: newId(), kind: 'order-corrected', orderId })
}

/** Tells the customer what is still due before an order is shipped; `orderId` is that of the difference. */
export async function notifyOfDifference(
  tx: Pick<Transaction, 'select' | 'insert'>,
  orderId: string,
): Promise<void> {
  await queueOrderMail(tx, { id: `${orderId}-due`, kind: 'order-delivery-due', orderId })
}

/** The mail about a shipment. */
export const mailIdOf = (shipmentId: string) => `${shipmentId}-shipped`

/** Tells the customer that a shipment is on its way, once it can no longer be undone, in the transaction that ships it. */
export async function notifyOfShipment(
  tx: Pick<Transaction, 'select' | 'insert'>,
  { orderId, shipmentId, afterMs }: { orderId: string; shipmentId: string; afterMs: number },
): Promise<void> {
  const fields = { shipment: shipmentId }
  await queueOrderMail(tx, { id: mailIdOf(shipmentId), kind: 'order-shipped', orderId, fields, afterMs })
}

interface RefundNotice {
  readonly orderId: string
  readonly amountCents: Cents
  readonly reason: string
  /** Whether it refunds a payment other than the one that paid the order; the order stays as it is. */
  readonly isExtra?: boolean | undefined
  /** What is refunded of its payment, with this one: finds the credit note that says so. */
  readonly refundedCents?: Cents | undefined
}

/** Notifies the customer of a refund, in the transaction that records it. */
export async function notifyOfRefund(
  tx: Pick<Transaction, 'select' | 'insert'>,
  { orderId, amountCents, reason, isExtra = false, refundedCents }: RefundNotice,
): Promise<void> {
  const fields = {
    amountCents: String(amountCents),
    reason,
    ...(isExtra && { isExtra: 'yes' }),
    ...(refundedCents !== undefined && { refundedCents: String(refundedCents) }),
  }
  await queueOrderMail(tx, { id: newId(), kind: 'order-refunded', orderId, fields })
}

/** Notifies the customer that a refund did not arrive, and what happens next. */
export async function notifyOfFailedRefund(
  tx: Pick<Transaction, 'select' | 'insert'>,
  { orderId, amountCents }: Omit<RefundNotice, 'reason'>,
  { news, note }: { news: RefundUpdate; note?: string | undefined },
): Promise<void> {
  const fields = { amountCents: String(amountCents), ...(note !== undefined && { note }) }
  await queueOrderMail(tx, { id: newId(), kind: `order-refund-${news}`, orderId, fields })
}

/** Notifies the shop's owner that an order needs a person's attention. */
export async function notifyOwner(
  tx: Pick<Transaction, 'insert'>,
  { contactTo: recipient }: Pick<Context, 'contactTo'>,
  { kind, orderId, fields }: { kind: OwnerOrderMailKind; orderId: string; fields: Record<string, string> },
): Promise<void> {
  await queueMail(tx, { kind, recipient, fields: { order: orderId, ...fields } })
}

interface OrderMail {
  readonly id: string
  readonly kind: OrderMailKind
  readonly orderId: string
  readonly fields?: Readonly<Record<string, string>>
  /** How long it waits before it is sent, in ms; 0 by default. */
  readonly afterMs?: number
}

/**
 * Queues a mail without its text, which is rendered when it is sent. The mail about a booking is queued by the booking
 * statement itself.
 */
export async function queueOrderMail(
  tx: Pick<Transaction, 'select' | 'insert'>,
  mail: OrderMail,
): Promise<void> {
  const { id, kind, orderId, fields, afterMs } = mail
  const [order] = await tx.select({ email: orders.userEmail }).from(orders).where(eq(orders.id, orderId))
  if (!order || isDeletedCustomer(order.email)) return
  await queueMail(tx, { id, kind, recipient: order.email, fields: { order: orderId, ...fields }, afterMs })
}

/** Whether the customer has deleted their account; `.invalid` is reserved: https://www.rfc-editor.org/rfc/rfc2606 */
const isDeletedCustomer = (email: string) => email.endsWith('.invalid')
