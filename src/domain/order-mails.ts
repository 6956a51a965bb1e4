import { eq } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '#contract/order-status.ts'
import type { Transaction } from '#db/client.ts'
import { mails, orders } from '#db/schema.ts'
import { newId } from './context.ts'

/** What a customer is told about an order. */
export type OrderMailKind = `order-${OrderStatus}`

/** Whether mails of this kind tell of an order. */
export function isOrderMailKind(kind: string): kind is OrderMailKind {
  return orderStatuses.some(status => kind === `order-${status}`)
}

/** The states a customer is told about when the order enters them. Of money that goes back each refund tells itself. */
const TOLD = ['paid', 'cancelled', 'expired', 'shipped'] as const

/** Tells the customer what became of the order, in the transaction in which it becomes so. */
export async function tellOfState(
  tx: Pick<Transaction, 'select' | 'insert'>,
  orderId: string,
  status: OrderStatus,
): Promise<void> {
  const told = TOLD.find(each => each === status)
  if (told) await queueOrderMail(tx, { id: `${orderId}-${told}`, kind: `order-${told}`, orderId })
}

/** Tells the customer of money that goes back, in the transaction that promises it. */
export async function tellOfRefund(
  tx: Pick<Transaction, 'select' | 'insert'>,
  { orderId, amountCents, reason }: { orderId: string; amountCents: number; reason: string },
): Promise<void> {
  const fields = { amountCents: String(amountCents), reason }
  await queueOrderMail(tx, { id: newId(), kind: 'order-refunded', orderId, fields })
}

interface OrderMail {
  readonly id: string
  readonly kind: OrderMailKind
  readonly orderId: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Without words: those are found when it is sent. The mail of booking is queued by the statement that books. */
async function queueOrderMail(tx: Pick<Transaction, 'select' | 'insert'>, mail: OrderMail): Promise<void> {
  const { id, kind, orderId, fields } = mail
  const [order] = await tx.select({ email: orders.userEmail }).from(orders).where(eq(orders.id, orderId))
  if (!order || isNobody(order.email)) return
  await tx.insert(mails).values({ id, kind, recipient: order.email, fields: { order: orderId, ...fields } })
}

/** What stands in the place of people who have deleted their account: https://www.rfc-editor.org/rfc/rfc2606 */
const isNobody = (email: string) => email.endsWith('.invalid')
