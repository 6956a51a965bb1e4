import { eq } from 'drizzle-orm'
import { formatEuros, toEuros } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { findInvoice, nameInvoice } from './invoices.ts'
import type { WordMail } from './mail.ts'
import { isOrderMailKind, type OrderMailKind } from './order-mails.ts'
import type { Invoice, RenderInvoice } from './ports.ts'

/** What the words of a mail need to know. */
interface Facts {
  readonly order: typeof orders.$inferSelect
  /** Undefined where the order was never paid. */
  readonly invoice: Invoice | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Where the customer finds their orders. */
  readonly dashboard: string
}

interface Words {
  readonly subject: string
  /** What happened, what it is about, what comes next: each a block of its own. */
  readonly blocks: readonly string[]
}

/** Words the mails about orders, in English and plain text; the one about a payment carries the invoice. */
export function createOrderMailWords(shop: {
  readonly db: Pick<Database, 'select'>
  /** The address people type. */
  readonly origin: string
  readonly sellerName: string
  readonly renderInvoice: RenderInvoice
}): WordMail {
  return async ({ kind, fields }) => {
    if (!isOrderMailKind(kind)) throw new Error(`nobody words mails of the kind ${kind}`)
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, fields.order ?? ''))
    if (!order) throw new Error('the order of a mail is gone')
    const invoice = await findInvoice(shop.db, order.id)
    const { subject, blocks } = words[kind]({
      order,
      invoice,
      fields,
      dashboard: `${shop.origin}/dashboard`,
    })
    const body = [`Hello ${order.userName},`, ...blocks, shop.sellerName].join('\n\n')
    const link = `${shop.origin}/order/${order.id}/invoice`
    const attachments =
      kind === 'order-paid' && invoice
        ? [
            {
              filename: nameInvoice(invoice.number),
              contentType: 'application/pdf',
              bytes: await shop.renderInvoice(invoice),
              link,
            },
          ]
        : []
    return { subject: subject.replaceAll(/\s+/g, ' '), body: `${body}\n`, attachments }
  }
}

const words: Readonly<Record<OrderMailKind, (facts: Facts) => Words>> = {
  'order-booked': ({ order, dashboard }) => ({
    subject: `Your order is booked: ${order.productName}`,
    blocks: [
      'Thank you for your order. It is booked, and its pieces are set aside for you.',
      describe(order),
      // A mail that had to wait may be overtaken by what became of the order.
      order.status === 'booked'
        ? `Please pay by card before ${formatMoment(order.expiresAt)}; until then the pieces are yours alone. You pay, or cancel, in My Order:\n${dashboard}`
        : `How it stands by now you see in My Order:\n${dashboard}`,
    ],
  }),
  'order-paid': ({ order, invoice, dashboard }) => ({
    subject: `Your payment has arrived: ${order.productName}`,
    blocks: [
      `Thank you. Your payment of ${euros(order.totalCents)} has arrived.`,
      describe(order),
      ...(invoice
        ? [`Transaction: ${invoice.transactionId}\nInvoice ${invoice.number} comes with this mail.`]
        : []),
      `We make your order ready and write to you when it leaves the house. You find the order and its invoice in My Order:\n${dashboard}`,
    ],
  }),
  'order-shipped': ({ order, dashboard }) => ({
    subject: `Your order is on its way: ${order.productName}`,
    blocks: [
      'Your order has left our house and is on its way to you.',
      describe(order),
      `If anything is not as it should be, just write to us. The order and its invoice stay in My Order:\n${dashboard}`,
    ],
  }),
  'order-cancelled': ({ order, dashboard }) => ({
    subject: `Your order is cancelled: ${order.productName}`,
    blocks: [
      'Your order is cancelled, as you wished. Nothing was charged, and its pieces went back on the shelf.',
      describe(order),
      `There is nothing left for you to do. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'order-expired': ({ order, dashboard }) => ({
    subject: `Your order has expired: ${order.productName}`,
    blocks: [
      `Your order was not paid by ${formatMoment(order.expiresAt)}, so its pieces went back on the shelf. Nothing was charged.`,
      describe(order),
      `Would you still like to have it? Please order again, as long as there are pieces. Your orders are in My Order:\n${dashboard}`,
    ],
  }),
  'order-refunded': ({ order, invoice, fields, dashboard }) => {
    const amountCents = Number(fields.amountCents)
    const isAll = amountCents === order.totalCents
    return {
      subject: `Your refund of ${euros(amountCents)}: ${order.productName}`,
      blocks: [
        `${euros(amountCents)} ${isAll ? 'of your order, all that you paid,' : 'of your order'} ${amountCents === 1 ? 'goes' : 'go'} back to your card.`,
        ...(fields.reason ? [`The reason: ${fields.reason}`] : []),
        describe(order),
        ...(invoice ? [`The refund belongs to invoice ${invoice.number}.`] : []),
        `There is nothing for you to do: your bank shows the money within 5 to 10 days. Your orders are in My Order:\n${dashboard}`,
      ],
    }
  },
}

function describe(order: Facts['order']): string {
  const { quantity } = order
  return [
    order.productName,
    `${counts.format(quantity)} ${quantity === 1 ? 'piece' : 'pieces'} at ${euros(order.unitPriceCents)}`,
    `Total: ${euros(order.totalCents)}`,
    `Order: ${order.id}`,
  ].join('\n')
}

const counts = new Intl.NumberFormat('en-IE')
const moments = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const euros = (cents: number) => formatEuros(toEuros(cents))
const formatMoment = (at: Date) => `${moments.format(at)} UTC`
