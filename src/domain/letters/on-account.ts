import { formatCents } from '#contract/money.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { formatDate, type MailWords } from '../mail/words.ts'
import { describeOrder, describePlace, describeReason, linkToOrder, type MailFacts } from './order-facts.ts'

const PREPARING = 'We are preparing your order and will email you when it ships.'
const FIND = 'You can find the order and its invoice in My Order:'

/** The mails about orders on account, in English. */
export const accountWords = {
  'order-on-account': facts => ({
    subject: `Your order is booked on account: ${facts.name}`,
    blocks: [
      facts.order.bookedBy === null
        ? 'Thank you for your order. It is booked on account, and its pieces are reserved for you.'
        : 'We have booked this order for you on account, as you asked us. Its pieces are reserved for you.',
      describeOrder(facts.order),
      ...askForPayment(facts),
      linkToOrder(`${PREPARING} ${FIND}`, facts.page),
    ],
  }),
  'account-payment-received': ({ order, name, invoice, page }) => ({
    subject: `Your payment has arrived: ${name}`,
    blocks: [
      `Thank you. Your payment of ${formatCents(order.totalCents)}${invoice ? ` for invoice ${invoice.number}` : ''} has arrived; nothing is left to pay.`,
      describeOrder(order),
      linkToOrder(order.status === 'paid' ? `${PREPARING} ${FIND}` : FIND, page),
    ],
  }),
  'account-order-cancelled': ({ order, name, invoice, creditNote, fields, isProven, page }) => ({
    subject: `Your order is cancelled: ${name}`,
    blocks: [
      'We have cancelled your order on account.',
      describeReason(fields.reason ?? ''),
      describeOrder(order),
      ...(invoice && creditNote
        ? [
            `Credit note ${creditNote.number} ${describePlace(isProven)}. It takes back invoice ${invoice.number}. There is nothing to pay.`,
          ]
        : []),
      linkToOrder('You do not need to do anything. Your order is in My Order:', page),
    ],
  }),
  'account-payment-refunded': ({ order, name, invoice, creditNote, fields, isProven, page, timeZone }) => ({
    subject: `Your refund of ${formatCents(order.totalCents)}: ${name}`,
    blocks: [
      `We have sent your payment of ${formatCents(order.totalCents)} back to you by bank transfer${creditNote?.paidAt ? ` on ${formatDate(new Date(creditNote.paidAt), timeZone)}` : ''}.`,
      describeReason(fields.reason ?? ''),
      describeOrder(order),
      ...(invoice && creditNote
        ? [
            `Credit note ${creditNote.number} ${describePlace(isProven)}. It takes back invoice ${invoice.number}.`,
          ]
        : []),
      linkToOrder('You do not need to do anything. Your order is in My Order:', page),
    ],
  }),
  'account-reminder': facts => {
    const { title, opening, closing } = reminders[Number(facts.fields.reminder)] ?? reminders[1]
    return {
      subject: `${title}: ${facts.invoice ? `invoice ${facts.invoice.number}` : facts.name}`,
      blocks: [
        // If the mail was delayed, the payment may have arrived.
        facts.order.paidAt === null ? opening : 'Meanwhile your payment has arrived. Thank you.',
        describeOrder(facts.order),
        ...(facts.order.paidAt === null ? [...askForPayment(facts), closing] : []),
      ],
    }
  },
  'owner-overdue': ({ order, name, money, timeZone }) => ({
    subject: `Not paid after three reminders: ${formatCents(order.totalCents)}, ${name}`,
    blocks: [
      `An order on account of ${order.userEmail} was due on ${order.dueAt ? formatDate(order.dueAt, timeZone) : ''} and is not paid. The customer was reminded three times and is not reminded again.`,
      describeOrder(order),
      {
        text: 'Please get in touch with the customer, or note the payment if it has arrived:',
        href: money,
        action: 'Open the order',
      },
    ],
  }),
} satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

interface Reminder {
  readonly title: string
  readonly opening: string
  readonly closing: string
}

const CROSSED = 'If you have paid in the meantime, please take no notice of this mail.'

const reminders: Readonly<Record<number, Reminder>> & { readonly 1: Reminder } = {
  1: {
    title: 'A reminder of your payment',
    opening: 'Your payment for this order has not reached us yet. Perhaps it has slipped your mind.',
    closing: CROSSED,
  },
  2: {
    title: 'Second reminder of your payment',
    opening: 'A week ago we reminded you of this order, which is still not paid.',
    closing: `Is anything wrong with the order or its invoice? Then please reply to this mail. ${CROSSED}`,
  },
  3: {
    title: 'Last reminder of your payment',
    opening: 'In spite of two reminders this order is not paid. Please pay it now.',
    closing: `If we do not hear from you within a week, we will get in touch with you, and may end your right to order on account. ${CROSSED}`,
  },
}

function askForPayment({ order, invoice, isProven, timeZone }: MailFacts): string[] {
  if (!invoice || !order.dueAt) return []
  const { iban, name } = invoice.seller
  const account = iban === '' ? '' : ` to ${name}, IBAN ${iban}`
  return [
    `Invoice ${invoice.number} ${describePlace(isProven)}. Please transfer ${formatCents(order.totalCents)} by ${formatDate(order.dueAt, timeZone)}${account}, stating invoice ${invoice.number}.`,
  ]
}
