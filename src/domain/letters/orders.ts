import { eq } from 'drizzle-orm'
import { cents } from '#contract/money.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { orders, payments, users } from '#db/schema.ts'
import { findCreditNote, findInvoice, nameInvoice } from '../invoices/read.ts'
import { findDispatch } from '../invoices/supply.ts'
import { greet } from '../mail/greeting.ts'
import { isCustomerMailKind, isOrderMailKind, mailKinds, type OrderMailKind, ruleOf } from '../mail/kinds.ts'
import { type ComposedMail, type ComposeMail, composeLetter } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'
import { type MailWords } from '../mail/words.ts'
import { sayLines, withLines } from '../order-life/record.ts'
import type { MailAttachment, Paper, RenderPaper } from '../ports.ts'
import { readReturns } from '../returns/record.ts'
import { readShipments } from '../shipments/read.ts'
import { issueTrackingLink } from '../tracking/issue.ts'
import { addressWords, describeDispatch } from './addresses.ts'
import { accountWords } from './on-account.ts'
import {
  describeOrder,
  describePlace,
  describeReason,
  describeReserved,
  isReserved,
  linkToOrder,
  type MailFacts,
} from './order-facts.ts'
import { returnWords } from './returns.ts'
import { shipmentWords } from './shipments.ts'

/** Composes the mails about orders; those about an invoice or a credit note have it attached. */
export function createOrderMailRenderer(
  shop: Wording & {
    readonly db: Pick<Database, 'select' | 'insert'>
    /** The shop's public URL. */
    readonly origin: string
    readonly timeZone: string
    readonly renderPaper: RenderPaper
  },
): ComposeMail {
  return async ({ kind, fields }) => {
    if (!isOrderMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const found = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, fields.order ?? ''))
    const [order] = await withLines(shop.db, found)
    if (!order) throw new Error('the order of a mail is gone')
    const papers = {
      invoice: await findInvoice(shop.db, { orderId: order.id }),
      'credit note': fields.isExtra
        ? undefined
        : await findCreditNote(shop.db, { orderId: order.id, refundedCents: fields.refundedCents }),
    }
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id))
    // A difference of delivery is followed, and found, with the order that it belongs to.
    const shownId = order.supplementOf ?? order.id
    const isForOwner = mailKinds[kind].to === 'owner'
    const isProven = !isForOwner && (await isConfirmed(shop.db, order))
    const { origin } = shop
    const tracking = isForOwner
      ? ''
      : await issueTrackingLink(shop.db, { orderId: shownId, origin, at: new Date() })
    const wanted = isProven ? ruleOf(kind)?.paper : undefined
    const paper = wanted && papers[wanted]
    const facts = {
      order,
      name: sayLines(order.lines),
      invoice: papers.invoice,
      creditNote: papers['credit note'],
      dispatched: await readShipments(shop.db, order),
      dispatchedAt: await findDispatch(shop.db, order.id),
      returned:
        fields.return === undefined
          ? undefined
          : (await readReturns(shop.db, order)).find(({ id }) => id === fields.return),
      payment,
      fields,
      page: `${origin}/dashboard/orders/${shownId}`,
      tracking,
      delivery: `${origin}/dashboard/payment/${order.id}`,
      isProven,
      money: `${origin}/dashboard/orders/${order.id}`,
      timeZone: shop.timeZone,
    }
    return { ...wordOrderMail(kind, facts, shop), attachments: paper ? [await attach(shop, paper)] : [] }
  }
}

/** A mail about an order, without attachments. */
export function wordOrderMail(kind: OrderMailKind, facts: MailFacts, wording: Wording): ComposedMail {
  const { order, tracking, isProven } = facts
  const { sellerName, language, ownWords } = wording
  const { subject, blocks } = words[kind](facts)
  const follow = { text: say`Follow it without logging in:`, href: tracking, action: say`Follow the order` }
  const whole = { subject, blocks: tracking && kind !== 'order-tracking' ? [...blocks, follow] : blocks }
  const own = isCustomerMailKind(kind) ? ownWords?.(kind) : undefined
  const figures = { shop: sellerName, number: order.number, total: { cents: order.totalCents } }
  return composeLetter(withOwnWords(whole, own, figures), {
    greeting: greet(order.userName, isProven),
    sellerName,
    language,
  })
}

async function attach(
  { renderPaper, origin }: { renderPaper: RenderPaper; origin: string },
  paper: Paper,
): Promise<MailAttachment> {
  const path = paper.credits === undefined ? 'invoice' : 'credit-note'
  return {
    filename: nameInvoice(paper),
    contentType: 'application/pdf',
    bytes: await renderPaper(paper),
    link: `${origin}/order/${paper.orderId}/${path}?number=${paper.number}`,
  }
}

/** Whether the order's address is confirmed as its customer's. */
async function isConfirmed(
  db: Pick<Database, 'select'>,
  { userId, userEmail }: MailFacts['order'],
): Promise<boolean> {
  if (userId === null) return false
  const [customer] = await db.select().from(users).where(eq(users.id, userId))
  return customer !== undefined && customer.emailVerified && customer.email === userEmail
}

const MONEY_COMES = say`You do not need to do anything: the money will reach your account within 5 to 10 days. Your order is in My Order:`

const words: Readonly<Record<OrderMailKind, (facts: MailFacts) => MailWords>> = {
  ...accountWords,
  ...addressWords,
  ...shipmentWords,
  ...returnWords,
  'order-booked': ({ order, name, page, timeZone }) => ({
    subject: say`Your order is booked: ${name}`,
    blocks: [
      order.bookedBy !== null
        ? say`We have booked this order for you, as you asked us. ${describeReserved(order)}`
        : isReserved(order)
          ? say`Thank you for your order. It is booked, and its pieces are reserved for you.`
          : say`Thank you for your order. It is booked. ${describeReserved(order)}`,
      describeOrder(order),
      // If the mail was delayed, the order may have moved on.
      order.status === 'booked'
        ? {
            text: isReserved(order)
              ? say`Please pay by card before ${{ moment: order.expiresAt, timeZone }}; until then the pieces are reserved for you. Pay or cancel in My Order:`
              : say`Please pay by card before ${{ moment: order.expiresAt, timeZone }}; until then your order is kept. Pay or cancel in My Order:`,
            href: page,
            action: say`Pay or cancel`,
          }
        : linkToOrder(say`See its current status in My Order:`, page),
    ],
  }),
  'order-payment-link': ({ order, name, delivery, page, timeZone }) => ({
    subject: say`Your order waits for your payment: ${name}`,
    blocks: [
      say`You can pay for this order by card.`,
      describeOrder(order),
      order.status === 'booked'
        ? {
            text: isReserved(order)
              ? say`Please pay before ${{ moment: order.expiresAt, timeZone }}; until then the pieces are reserved for you:`
              : say`Please pay before ${{ moment: order.expiresAt, timeZone }}; until then your order is kept:`,
            href: delivery,
            action: say`Pay by card`,
          }
        : linkToOrder(say`See its current status in My Order:`, page),
    ],
  }),
  'order-paid': facts => ({
    subject: say`Your payment has arrived: ${facts.name}`,
    blocks: [
      say`Thank you. Your payment of ${{ cents: facts.order.totalCents }} has arrived.`,
      describeOrder(facts.order),
      ...describeInvoice(facts),
      describeDispatch(facts),
      linkToOrder(say`You can find the order and its invoice in My Order:`, facts.page),
    ],
  }),
  'order-cancelled': ({ order, name, payment, page, fields }) => ({
    subject: say`Your order is cancelled: ${name}`,
    blocks: [
      say`${fields.by === 'shop' ? say`We have cancelled your order` : say`Your order is cancelled, as you requested`}, and its stock has been released. ${describeCharge(payment)}`,
      describeOrder(order),
      linkToOrder(
        fields.by === 'shop'
          ? say`If that is not what you wanted, please reply. Your order is in My Order:`
          : say`You do not need to do anything. Your order is in My Order:`,
        page,
      ),
    ],
  }),
  'order-expired': ({ order, name, payment, page, timeZone }) => ({
    subject: say`Your order has expired: ${name}`,
    blocks: [
      say`Your order was not paid by ${{ moment: order.expiresAt, timeZone }}, so its stock has been released. ${describeCharge(payment)}`,
      describeOrder(order),
      linkToOrder(
        say`Would you still like it? Please order again while stock lasts. Your order is in My Order:`,
        page,
      ),
    ],
  }),
  'order-refunded': ({ order, name, invoice, creditNote, fields, page, isProven }) => {
    const amountCents = cents(Number(fields.amountCents))
    const isExtra = fields.isExtra !== undefined
    const which =
      amountCents === order.totalCents
        ? say`, the full amount you paid for your order,`
        : say` of the amount you paid for your order`
    return {
      subject: say`Your refund of ${{ cents: amountCents }}: ${name}`,
      blocks: [
        isExtra
          ? say`${order.paymentMethod === 'account' ? say`Your order is on account, but a card was charged for it. That payment` : say`We received more than one payment for your order. This one`}, of ${{ cents: amountCents }}, will be refunded to your card in full; the order itself is not affected.`
          : say`${{ cents: amountCents }}${which} will be refunded to your card.`,
        ...(fields.reason ? [describeReason(fields.reason)] : []),
        describeOrder(order),
        ...(invoice && creditNote ? [describeCredit(creditNote, isProven)] : []),
        linkToOrder(MONEY_COMES, page),
      ],
    }
  },
  'order-refund-failed': ({ order, name, fields }) => ({
    subject: say`Your refund could not be paid out: ${name}`,
    blocks: [
      say`Your bank did not accept the refund of ${{ cents: cents(Number(fields.amountCents)) }}. The money is still yours: we are looking into it and will send it to your card again or another way.`,
      describeOrder(order),
      say`We will email you as soon as it is on its way. If your card was lost, replaced or closed, please reply and tell us how to send you the money.`,
    ],
  }),
  'order-refund-retried': ({ order, name, fields, page }) => ({
    subject: say`Your refund is on its way again: ${name}`,
    blocks: [
      say`We have sent your refund of ${{ cents: cents(Number(fields.amountCents)) }} to your card again.`,
      describeOrder(order),
      linkToOrder(MONEY_COMES, page),
    ],
  }),
  'order-refund-settled': ({ order, name, fields, page }) => ({
    subject: say`Your refund was sent another way: ${name}`,
    blocks: [
      say`Your refund of ${{ cents: cents(Number(fields.amountCents)) }} could not be sent to your card, so we sent it another way: ${fields.note ?? ''}`,
      describeOrder(order),
      linkToOrder(say`You do not need to do anything. Your order is in My Order:`, page),
    ],
  }),
  'order-tracking': ({ order, name, tracking }) => ({
    subject: say`Follow your order: ${name}`,
    blocks: [
      {
        text: say`Somebody, probably you, asked for a link to this order. It shows how far the order has come to whoever opens it, for half a year:`,
        href: tracking,
        action: say`Follow the order`,
      },
      { facts: [[say`Order`, say`${order.number}`]] },
      say`If it was not you, you can ignore this email: nobody else gets the link.`,
    ],
  }),
  'owner-refund-failed': ({ order, name, fields, money }) => ({
    subject: say`A refund failed: ${{ cents: cents(Number(fields.amountCents)) }}, ${name}`,
    blocks: [
      say`A refund did not reach the customer, who is still owed the money.\n${fields.about ?? ''}`,
      describeOrder(order),
      {
        text: say`Please try it again, or send the money another way and record how:`,
        href: money,
        action: say`Open the order`,
      },
    ],
  }),
  'owner-dispute': ({ order, name, fields, money }) => ({
    subject: say`A payment is disputed: ${name}`,
    blocks: [
      say`The customer's bank has disputed a payment or decided a dispute.\n${fields.about ?? ''}`,
      describeOrder(order),
      {
        text: say`Nothing is shipped while a dispute is open. Evidence is submitted at the card service; the current status is on the order's page:`,
        href: money,
        action: say`Open the order`,
      },
    ],
  }),
}

function describeInvoice({ invoice, isProven }: MailFacts): Phrase[] {
  if (!invoice) return []
  const { transactionId, number } = invoice
  return [say`Transaction: ${transactionId ?? ''}\nInvoice ${number} ${describePlace(isProven)}.`]
}

function describeCredit({ number, credits, remainsCents = 0 }: Paper, isProven: boolean): Phrase {
  const rest =
    remainsCents > 0
      ? say`${{ cents: remainsCents }} of invoice ${credits ?? ''} remain.`
      : say`Nothing of invoice ${credits ?? ''} remains.`
  return say`Credit note ${number} ${describePlace(isProven)}. ${rest}`
}

/** What is known about the payment of a cancelled or expired order. */
function describeCharge(payment: MailFacts['payment']): Phrase {
  if (!payment || payment.status === 'canceled') return say`Nothing was charged.`
  if (payment.status === 'pending')
    return say`As far as we know, your card was not charged. If a payment still arrives, it pays for the order if the pieces are in stock, or is refunded to your card in full; we will email you then.`
  const { amountCents, refundedCents } = payment
  return refundedCents < amountCents
    ? say`Your payment of ${{ cents: amountCents }}, which is not the amount of this order, has been received; we are looking into it and will email you.`
    : say`Your payment of ${{ cents: amountCents }} will be refunded to your card in full.`
}
