import { cents, subtractCents } from '#contract/money.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import { noonOf } from '../days.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { type MailWords } from '../mail/words.ts'
import { offerDiscount } from '../on-account/discount.ts'
import { owedOf, transferredOf } from '../order-life/owed.ts'
import {
  describeOrder,
  describePlace,
  describeReason,
  describeReserved,
  isReserved,
  linkToOrder,
  type MailFacts,
} from './order-facts.ts'

const PREPARING = say`We are preparing your order and will email you when it ships.`
const NOTHING_LEFT = say`Nothing is left to pay for this order.`
const FIND = say`You can find the order and its invoice in My Order:`

/** The mails about orders on account. */
export const accountWords = {
  'order-on-account': facts => ({
    subject: say`Your order is booked on account: ${facts.name}`,
    blocks: [
      facts.order.bookedBy !== null
        ? say`We have booked this order for you on account, as you asked us. ${describeReserved(facts.order)}`
        : isReserved(facts.order)
          ? say`Thank you for your order. It is booked on account, and its pieces are reserved for you.`
          : say`Thank you for your order. It is booked on account. ${describeReserved(facts.order)}`,
      describeOrder(facts.order),
      ...askForPayment(facts),
      ...describeDiscount(facts),
      linkToOrder(say`${PREPARING} ${FIND}`, facts.page),
    ],
  }),
  'account-payment-received': ({ order, name, invoice, page }) => ({
    subject: say`Your payment has arrived: ${name}`,
    blocks: [
      say`Thank you. Your payment of ${{ cents: transferredOf(order) }}${invoice ? say` for invoice ${invoice.number}` : ''} has arrived; nothing is left to pay.`,
      ...(order.discountCents > 0
        ? [say`The discount of ${{ cents: order.discountCents }} for paying promptly is taken off.`]
        : []),
      describeOrder(order),
      linkToOrder(order.status === 'paid' ? say`${PREPARING} ${FIND}` : FIND, page),
    ],
  }),
  'account-part-received': facts => {
    const { order, name, invoice, fields, page } = facts
    const amountCents = cents(Number(fields.amountCents))
    return {
      subject: say`${{ cents: amountCents }} of your payment have arrived: ${name}`,
      blocks: [
        say`Thank you. ${{ cents: amountCents }}${invoice ? say` for invoice ${invoice.number}` : ''} have arrived, which is a part of what you owe.`,
        describeOrder(order),
        ...(isDue(order)
          ? [...describeTransfer(facts), ...(fields.isEarly ? describeDiscount(facts) : [])]
          : [NOTHING_LEFT]),
        linkToOrder(FIND, page),
      ],
    }
  },
  'account-credited': facts => {
    const { order, name, invoice, creditNote, fields, isProven, page } = facts
    const amountCents = cents(Number(fields.amountCents))
    // Mails that a release queued which gave nothing back say no amount.
    const sentBackCents = cents(Number(fields.sentBackCents ?? 0))
    const lessCents = subtractCents(amountCents, sentBackCents)
    return {
      subject:
        sentBackCents > 0
          ? say`You get ${{ cents: sentBackCents }} back: ${name}`
          : say`${{ cents: amountCents }} less to pay: ${name}`,
      blocks: [
        ...(lessCents > 0
          ? [say`We have taken ${{ cents: lessCents }} off what you owe for your order on account.`]
          : []),
        ...(sentBackCents > 0
          ? [
              say`We will send ${{ cents: sentBackCents }} of what you paid for your order on account back to you by bank transfer. Shall it go to another account than the one you paid from? Then please reply to this mail.`,
            ]
          : []),
        describeReason(fields.reason ?? ''),
        describeOrder(order),
        ...(invoice && creditNote
          ? [
              say`Credit note ${creditNote.number} ${describePlace(isProven)}. It takes back a part of invoice ${invoice.number}.`,
            ]
          : []),
        ...(isDue(order) ? describeTransfer(facts) : [NOTHING_LEFT]),
        linkToOrder(FIND, page),
      ],
    }
  },
  'account-transferred-back': ({ order, name, fields, page }) => {
    const amountCents = cents(Number(fields.amountCents))
    const day = fields.sentOn ?? ''
    return {
      subject: say`${{ cents: amountCents }} are on their way back to you: ${name}`,
      blocks: [
        say`We have sent you ${{ cents: amountCents }} by bank transfer on ${{ day: new Date(noonOf(day)), timeZone: 'UTC' }}, as we promised.`,
        describeOrder(order),
        linkToOrder(say`You do not need to do anything. Your order is in My Order:`, page),
      ],
    }
  },
  'account-order-cancelled': ({ order, name, invoice, creditNote, fields, isProven, page }) => ({
    subject: say`Your order is cancelled: ${name}`,
    blocks: [
      say`We have cancelled your order on account.`,
      describeReason(fields.reason ?? ''),
      describeOrder(order),
      ...(invoice && creditNote
        ? [
            say`Credit note ${creditNote.number} ${describePlace(isProven)}. It takes back invoice ${invoice.number}. There is nothing to pay.`,
          ]
        : []),
      linkToOrder(say`You do not need to do anything. Your order is in My Order:`, page),
    ],
  }),
  'account-payment-refunded': ({ order, name, invoice, creditNote, fields, isProven, page, timeZone }) => ({
    subject: say`Your refund of ${{ cents: transferredOf(order) }}: ${name}`,
    blocks: [
      say`We have sent your payment of ${{ cents: transferredOf(order) }} back to you by bank transfer${creditNote?.paidAt ? say` on ${{ day: new Date(creditNote.paidAt), timeZone }}` : ''}.`,
      describeReason(fields.reason ?? ''),
      describeOrder(order),
      ...(invoice && creditNote
        ? [
            say`Credit note ${creditNote.number} ${describePlace(isProven)}. It takes back invoice ${invoice.number}.`,
          ]
        : []),
      linkToOrder(say`You do not need to do anything. Your order is in My Order:`, page),
    ],
  }),
  'account-reminder': facts => {
    const { order } = facts
    const { title, opening, closing } = reminders[Number(facts.fields.reminder)] ?? reminders[1]
    return {
      subject: say`${title}: ${facts.invoice ? say`invoice ${facts.invoice.number}` : facts.name}`,
      blocks: [
        // If the mail was delayed, the payment may have arrived, or all have been credited.
        isDue(order)
          ? opening
          : order.paidAt === null
            ? NOTHING_LEFT
            : say`Meanwhile your payment has arrived. Thank you.`,
        describeOrder(order),
        ...(isDue(order) ? [...askForPayment(facts), closing] : []),
      ],
    }
  },
  'owner-overdue': ({ order, name, money, timeZone }) => ({
    subject: say`Not paid after three reminders: ${{ cents: owedOf(order) }}, ${name}`,
    blocks: [
      say`An order on account of ${order.userEmail} was due on ${order.dueAt ? { day: order.dueAt, timeZone } : ''} and is not paid. The customer was reminded three times and is not reminded again.`,
      describeOrder(order),
      {
        text: say`Please get in touch with the customer, or note the payment if it has arrived:`,
        href: money,
        action: say`Open the order`,
      },
    ],
  }),
} satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

const isDue = (order: MailFacts['order']) => order.paidAt === null && owedOf(order) > 0

interface Reminder {
  readonly title: Phrase
  readonly opening: Phrase
  readonly closing: Phrase
}

const CROSSED = say`If you have paid in the meantime, please take no notice of this mail.`

const reminders: Readonly<Record<number, Reminder>> & { readonly 1: Reminder } = {
  1: {
    title: say`A reminder of your payment`,
    opening: say`Your payment for this order has not reached us yet. Perhaps it has slipped your mind.`,
    closing: CROSSED,
  },
  2: {
    title: say`Second reminder of your payment`,
    opening: say`A week ago we reminded you of this order, which is still not paid.`,
    closing: say`Is anything wrong with the order or its invoice? Then please reply to this mail. ${CROSSED}`,
  },
  3: {
    title: say`Last reminder of your payment`,
    opening: say`In spite of two reminders this order is not paid. Please pay it now.`,
    closing: say`If we do not hear from you within a week, we will get in touch with you, and may end your right to order on account. ${CROSSED}`,
  },
}

function askForPayment(facts: MailFacts): Phrase[] {
  const { invoice, isProven } = facts
  return invoice
    ? describeTransfer(facts).map(
        transfer => say`Invoice ${invoice.number} ${describePlace(isProven)}. ${transfer}`,
      )
    : []
}

/** What who pays sooner may take off. */
function describeDiscount({ order }: MailFacts): Phrase[] {
  const offered = offerDiscount(order)
  if (!offered) return []
  const { percent, until, payCents } = offered
  return [
    say`${percent} % discount if paid by ${{ day: new Date(noonOf(until)), timeZone: 'UTC' }}: pay ${{ cents: payCents }}.`,
  ]
}

/** How much to transfer, by when and to whom. */
function describeTransfer({ order, invoice, timeZone }: MailFacts): Phrase[] {
  if (!invoice || !order.dueAt) return []
  const { iban, name } = invoice.seller
  const account = iban === '' ? '' : say` to ${name}, IBAN ${iban}`
  return [
    say`Please transfer ${{ cents: owedOf(order) }} by ${{ day: order.dueAt, timeZone }}${account}, stating invoice ${invoice.number}.`,
  ]
}
