import { eq } from 'drizzle-orm'
import { formatEuros, toEuros } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { orders, payments, users } from '#db/schema.ts'
import { findInvoice, nameInvoice } from '../invoices/read.ts'
import { greet } from '../mail/greeting.ts'
import type { RenderMail } from '../mail/send.ts'
import type { Paper, RenderPaper } from '../ports.ts'
import { nameLines, type OrderLine, withLines } from './lines.ts'
import { isOrderMailKind, type OrderMailKind, ownerMailKinds } from './mails.ts'
import type { OrderRecord } from './record.ts'

/** What the text of a mail is composed from. */
interface Facts {
  readonly order: OrderRecord & { readonly lines: readonly OrderLine[] }
  /** What the order is called. */
  readonly name: string
  /** Undefined if the order was never paid. */
  readonly invoice: Paper | undefined
  /** Undefined if no payment was opened. */
  readonly payment: typeof payments.$inferSelect | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Where the customer finds their orders. */
  readonly dashboard: string
  /** Where an admin finds this order's money. */
  readonly money: string
  /** The time zone for dates and times, by its IANA name. */
  readonly timeZone: string
}

interface Words {
  readonly subject: string
  /** What happened, to which order, and what comes next: one block each. */
  readonly blocks: readonly string[]
}

/** Composes the mails about orders, in English and plain text; the mail about a payment has the invoice attached. */
export function createOrderMailRenderer(shop: {
  readonly db: Pick<Database, 'select'>
  /** The shop's public URL. */
  readonly origin: string
  readonly sellerName: string
  readonly timeZone: string
  readonly renderPaper: RenderPaper
}): RenderMail {
  return async ({ kind, fields }) => {
    if (!isOrderMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const found = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, fields.order ?? ''))
    const [order] = await withLines(shop.db, found)
    if (!order) throw new Error('the order of a mail is gone')
    const invoice = await findInvoice(shop.db, order.id)
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id))
    const { subject, blocks } = words[kind]({
      order,
      name: nameLines(order.lines),
      invoice,
      payment,
      fields,
      dashboard: `${shop.origin}/dashboard`,
      money: `${shop.origin}/dashboard/money/${order.id}`,
      timeZone: shop.timeZone,
    })
    const isForOwner = ownerMailKinds.some(each => each === kind)
    const greeting = greet(order.userName, !isForOwner && (await isConfirmed(shop.db, order)))
    const body = [greeting, ...blocks, shop.sellerName].join('\n\n')
    const link = `${shop.origin}/order/${order.id}/invoice`
    const attachments =
      kind === 'order-paid' && invoice
        ? [
            {
              filename: nameInvoice(invoice),
              contentType: 'application/pdf',
              bytes: await shop.renderPaper(invoice),
              link,
            },
          ]
        : []
    return { subject: subject.replaceAll(/\s+/g, ' '), body: `${body}\n`, attachments }
  }
}

/** Whether the order's address is confirmed as its customer's. */
async function isConfirmed(
  db: Pick<Database, 'select'>,
  { userId, userEmail }: Facts['order'],
): Promise<boolean> {
  if (userId === null) return false
  const [customer] = await db.select().from(users).where(eq(users.id, userId))
  return customer !== undefined && customer.emailVerified && customer.email === userEmail
}

const words: Readonly<Record<OrderMailKind, (facts: Facts) => Words>> = {
  'order-booked': ({ order, name, dashboard, timeZone }) => ({
    subject: `Your order is booked: ${name}`,
    blocks: [
      'Thank you for your order. It is booked, and its pieces are reserved for you.',
      describe(order),
      // If the mail was delayed, the order may have moved on.
      order.status === 'booked'
        ? `Please pay by card before ${formatMoment(order.expiresAt, timeZone)}; until then the pieces are reserved for you. Pay or cancel in My Order:\n${dashboard}`
        : `See its current status in My Order:\n${dashboard}`,
    ],
  }),
  'order-paid': ({ order, name, invoice, dashboard }) => ({
    subject: `Your payment has arrived: ${name}`,
    blocks: [
      `Thank you. Your payment of ${euros(order.totalCents)} has arrived.`,
      describe(order),
      ...(invoice ? [`Transaction: ${invoice.transactionId}\nInvoice ${invoice.number} is attached.`] : []),
      `We are preparing your order and will email you when it ships. You can find the order and its invoice in My Order:\n${dashboard}`,
    ],
  }),
  'order-shipped': ({ order, name, dashboard }) => ({
    subject: `Your order is on its way: ${name}`,
    blocks: [
      'Your order has been shipped and is on its way to you.',
      describe(order),
      `If anything is wrong, please contact us. You can find the order and its invoice in My Order:\n${dashboard}`,
    ],
  }),
  'order-cancelled': ({ order, name, payment, dashboard }) => ({
    subject: `Your order is cancelled: ${name}`,
    blocks: [
      `Your order is cancelled, as you requested, and its stock has been released. ${describeCharge(payment)}`,
      describe(order),
      `You do not need to do anything. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'order-expired': ({ order, name, payment, dashboard, timeZone }) => ({
    subject: `Your order has expired: ${name}`,
    blocks: [
      `Your order was not paid by ${formatMoment(order.expiresAt, timeZone)}, so its stock has been released. ${describeCharge(payment)}`,
      describe(order),
      `Would you still like it? Please order again while stock lasts. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'order-refunded': ({ order, name, invoice, fields, dashboard }) => {
    const amountCents = Number(fields.amountCents)
    const isExtra = fields.isExtra !== undefined
    const which =
      amountCents === order.totalCents
        ? ', the full amount you paid for your order,'
        : ' of the amount you paid for your order'
    return {
      subject: `Your refund of ${euros(amountCents)}: ${name}`,
      blocks: [
        isExtra
          ? `We received more than one payment for your order. This one, of ${euros(amountCents)}, will be refunded to your card in full; the order itself is not affected.`
          : `${euros(amountCents)}${which} will be refunded to your card.`,
        ...(fields.reason ? [`Reason: ${fields.reason}`] : []),
        describe(order),
        ...(invoice && !isExtra ? [`The refund belongs to invoice ${invoice.number}.`] : []),
        `You do not need to do anything: the money will reach your account within 5 to 10 days. Your orders are in My Order:\n${dashboard}`,
      ],
    }
  },
  'order-refund-failed': ({ order, name, fields }) => ({
    subject: `Your refund could not be paid out: ${name}`,
    blocks: [
      `Your bank did not accept the refund of ${euros(Number(fields.amountCents))}. The money is still yours: we are looking into it and will send it to your card again or another way.`,
      describe(order),
      'We will email you as soon as it is on its way. If your card was lost, replaced or closed, please reply and tell us how to send you the money.',
    ],
  }),
  'order-refund-retried': ({ order, name, fields, dashboard }) => ({
    subject: `Your refund is on its way again: ${name}`,
    blocks: [
      `We have sent your refund of ${euros(Number(fields.amountCents))} to your card again.`,
      describe(order),
      `You do not need to do anything: the money will reach your account within 5 to 10 days. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'order-refund-settled': ({ order, name, fields, dashboard }) => ({
    subject: `Your refund was sent another way: ${name}`,
    blocks: [
      `Your refund of ${euros(Number(fields.amountCents))} could not be sent to your card, so we sent it another way: ${fields.note ?? ''}`,
      describe(order),
      `You do not need to do anything. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'owner-refund-failed': ({ order, name, fields, money }) => ({
    subject: `A refund failed: ${euros(Number(fields.amountCents))}, ${name}`,
    blocks: [
      `A refund did not reach the customer, who is still owed the money.\n${fields.about ?? ''}`,
      describe(order),
      `Please try it again, or send the money another way and record how:\n${money}`,
    ],
  }),
  'owner-dispute': ({ order, name, fields, money }) => ({
    subject: `A payment is disputed: ${name}`,
    blocks: [
      `The customer's bank has disputed a payment or decided a dispute.\n${fields.about ?? ''}`,
      describe(order),
      `Nothing is shipped while a dispute is open. Evidence is submitted at the card service; the current status is on the order's page:\n${money}`,
    ],
  }),
}

/** What is known about the payment of a cancelled or expired order. */
function describeCharge(payment: Facts['payment']): string {
  if (!payment || payment.status === 'canceled') return 'Nothing was charged.'
  if (payment.status === 'pending')
    return 'As far as we know, your card was not charged. If a payment still arrives, it pays for the order if the pieces are in stock, or is refunded to your card in full; we will email you then.'
  const { amountCents, refundedCents } = payment
  return refundedCents < amountCents
    ? `Your payment of ${euros(amountCents)}, which is not the amount of this order, has been received; we are looking into it and will email you.`
    : `Your payment of ${euros(amountCents)} will be refunded to your card in full.`
}

/** What was ordered, for how much, and which order it is. */
function describe(order: Facts['order']): string {
  const { lines, deliveryCents, reliefCents } = order
  return [
    ...lines.flatMap(describeLine),
    ...(deliveryCents > 0 ? [`Delivery: ${euros(deliveryCents)}`] : []),
    ...(reliefCents > 0 ? [`VAT not charged: ${euros(reliefCents)}`] : []),
    `Total: ${euros(order.totalCents)}`,
    `Order: ${order.number} (${order.id})`,
  ].join('\n')
}

function describeLine({ name, quantity, unitPriceCents }: OrderLine): string[] {
  const pieces = `${counts.format(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}`
  return [name, `${pieces} at ${euros(unitPriceCents)}`]
}

const counts = new Intl.NumberFormat('en-IE')

const euros = (cents: number) => formatEuros(toEuros(cents))
/** Date and time in the seller's time zone, which is named. */
function formatMoment(at: Date, timeZone: string): string {
  const dateAndTime = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  return new Intl.DateTimeFormat('en-IE', dateAndTime).format(at)
}
