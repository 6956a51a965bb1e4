import { type Phrase, say } from '#contract/phrase.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { MailLink } from '../mail/blocks.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { type MailWords } from '../mail/words.ts'
import { isAddressNeeded } from '../order-life/address-needed.ts'
import { describeOrder, describePlace, linkToOrder, type MailFacts } from './order-facts.ts'

/** The mails about where an order goes. */
export const addressWords = {
  'order-address-needed': ({ order, name, page, delivery }) => ({
    subject: say`Where shall we send your order? ${name}`,
    // If the mail was delayed, the address may be there already.
    blocks: isAddressNeeded(order)
      ? [
          say`Your order is paid and ready, but we do not know where to send it.`,
          describeOrder(order),
          { text: say`Please tell us the address here:`, href: delivery, action: say`Enter the address` },
          say`If you no longer want the order, please reply: you get your money back.`,
        ]
      : [
          say`We asked you where to send your order. Meanwhile that is settled; there is nothing to do.`,
          describeOrder(order),
          linkToOrder(say`You can find it in My Order:`, page),
        ],
  }),
  'order-delivery-due': ({ order, name, page, delivery }) => ({
    subject: say`${{ cents: order.totalCents }} still to be paid before we ship: ${name}`,
    // If the mail was delayed, it may be paid or withdrawn already.
    blocks:
      order.status === 'booked'
        ? [
            say`Your order is now to go where delivery costs more than you paid. ${{ cents: order.totalCents }} is still to be paid before we ship it.`,
            describeOrder(order),
            { text: say`Please pay it by card here:`, href: delivery, action: say`Pay by card` },
            linkToOrder(
              say`If you would rather have it delivered elsewhere, you can change that in My Order:`,
              page,
            ),
          ]
        : [
            say`We asked you to pay for the dearer delivery of your order. Meanwhile that is settled; there is nothing to do.`,
            describeOrder(order),
            linkToOrder(say`You can find your order in My Order:`, page),
          ],
  }),
  'order-redirected': ({ order, name, isProven, page, timeZone }) => ({
    subject: say`We have changed the delivery of your order: ${name}`,
    blocks: [
      say`We have changed where your order goes, as you asked us.`,
      describeOrder(order),
      ...(isProven ? describeAddress(order) : []),
      // If the mail was delayed, the order may have moved on.
      order.status === 'booked'
        ? {
            text: say`It is not paid yet. Please check the total, and pay by card before ${{ moment: order.expiresAt, timeZone }}, or change or cancel it, in My Order:`,
            href: page,
            action: say`Pay or cancel`,
          }
        : linkToOrder(say`You can find it in My Order:`, page),
    ],
  }),
  'order-corrected': ({ order, name, invoice, isProven, page }) => ({
    subject: say`Your corrected invoice: ${name}`,
    blocks: [
      invoice?.corrects === undefined
        ? say`Your order has been changed as you asked.`
        : say`Your order has been changed as you asked. Invoice ${invoice.number} ${describePlace(isProven)}. It replaces invoice ${invoice.corrects}. Its total is the same.`,
      describeOrder(order),
      ...(isProven ? describeAddress(order) : []),
      linkToOrder(say`You can find the order and its invoice in My Order:`, page),
    ],
  }),
} satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

/** What comes next for a paid order: it is sent, or asked where to. */
export function describeDispatch({ order, delivery }: MailFacts): Phrase | MailLink<Phrase> {
  return isAddressNeeded(order)
    ? {
        text: say`Where shall we send it? Please tell us here, so that we can ship your order:`,
        href: delivery,
        action: say`Enter the address`,
      }
    : say`We are preparing your order and will email you when it ships.`
}

function describeAddress({ deliveryAddress }: MailFacts['order']): Phrase[] {
  return deliveryAddress ? [say`We deliver to:\n${formatPostalAddress(deliveryAddress).join('\n')}`] : []
}
