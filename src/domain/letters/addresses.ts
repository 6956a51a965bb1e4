import { formatCents } from '#contract/money.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { MailLink } from '../mail/blocks.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { formatMoment, type MailWords } from '../mail/words.ts'
import { isAddressNeeded } from '../order-life/address-needed.ts'
import { describeOrder, describePlace, linkToOrder, type MailFacts } from './order-facts.ts'

/** The mails about where an order goes, in English. */
export const addressWords = {
  'order-address-needed': ({ order, name, page, delivery }) => ({
    subject: `Where shall we send your order? ${name}`,
    // If the mail was delayed, the address may be there already.
    blocks: isAddressNeeded(order)
      ? [
          'Your order is paid and ready, but we do not know where to send it.',
          describeOrder(order),
          { text: 'Please tell us the address here:', href: delivery, action: 'Enter the address' },
          'If you no longer want the order, please reply: you get your money back.',
        ]
      : [
          'We asked you where to send your order. Meanwhile that is settled; there is nothing to do.',
          describeOrder(order),
          linkToOrder('You can find it in My Order:', page),
        ],
  }),
  'order-delivery-due': ({ order, name, page, delivery }) => ({
    subject: `${formatCents(order.totalCents)} still to be paid before we ship: ${name}`,
    // If the mail was delayed, it may be paid or withdrawn already.
    blocks:
      order.status === 'booked'
        ? [
            `Your order is now to go where delivery costs more than you paid. ${formatCents(order.totalCents)} is still to be paid before we ship it.`,
            describeOrder(order),
            { text: 'Please pay it by card here:', href: delivery, action: 'Pay by card' },
            linkToOrder(
              'If you would rather have it delivered elsewhere, you can change that in My Order:',
              page,
            ),
          ]
        : [
            'We asked you to pay for the dearer delivery of your order. Meanwhile that is settled; there is nothing to do.',
            describeOrder(order),
            linkToOrder('You can find your order in My Order:', page),
          ],
  }),
  'order-redirected': ({ order, name, isProven, page, timeZone }) => ({
    subject: `We have changed the delivery of your order: ${name}`,
    blocks: [
      'We have changed where your order goes, as you asked us.',
      describeOrder(order),
      ...(isProven ? describeAddress(order) : []),
      // If the mail was delayed, the order may have moved on.
      order.status === 'booked'
        ? {
            text: `It is not paid yet. Please check the total, and pay by card before ${formatMoment(order.expiresAt, timeZone)}, or change or cancel it, in My Order:`,
            href: page,
            action: 'Pay or cancel',
          }
        : linkToOrder('You can find it in My Order:', page),
    ],
  }),
  'order-corrected': ({ order, name, invoice, isProven, page }) => ({
    subject: `Your corrected invoice: ${name}`,
    blocks: [
      invoice?.corrects === undefined
        ? 'Your order has been changed as you asked.'
        : `Your order has been changed as you asked. Invoice ${invoice.number} ${describePlace(isProven)}. It replaces invoice ${invoice.corrects}. Its total is the same.`,
      describeOrder(order),
      ...(isProven ? describeAddress(order) : []),
      linkToOrder('You can find the order and its invoice in My Order:', page),
    ],
  }),
} satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

/** What comes next for a paid order: it is sent, or asked where to. */
export function describeDispatch({ order, delivery }: MailFacts): string | MailLink {
  return isAddressNeeded(order)
    ? {
        text: 'Where shall we send it? Please tell us here, so that we can ship your order:',
        href: delivery,
        action: 'Enter the address',
      }
    : 'We are preparing your order and will email you when it ships.'
}

function describeAddress({ deliveryAddress }: MailFacts['order']): string[] {
  return deliveryAddress ? [`We deliver to:\n${formatPostalAddress(deliveryAddress).join('\n')}`] : []
}
