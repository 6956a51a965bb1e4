import type { Order, OrderLine } from '#contract/orders/orders.ts'
import { formatDay, formatEuros, formatMoment } from '../../base/figures/format.ts'
import type { BadgeProps } from '../../base/page/Badge.tsx'
import { owedOn } from './owed-on.ts'

const PAID: BadgeProps = { label: 'Paid', look: 'success' }
const ON_ACCOUNT: BadgeProps = { label: 'On account', look: 'warning' }
const CREDITED: BadgeProps = { label: 'Credited', look: 'neutral' }
const SHIPPED: BadgeProps = { label: 'Shipped', look: 'info' }
const PARTLY_SHIPPED: BadgeProps = { label: 'Partly shipped', look: 'info' }
const DELIVERY_DUE: BadgeProps = { label: 'Delivery to pay', look: 'warning' }
const ADDRESS_NEEDED: BadgeProps = { label: 'Address needed', look: 'warning' }

/** What the badges of an order tell; whoever packs it sees no amounts. */
export type BadgedOrder = Pick<Order, 'status' | 'paid' | 'addressNeeded' | 'dueOrder' | 'partlyShipped'> &
  Partial<Pick<Order, 'price' | 'refunded'>>

type Ordered = BadgedOrder &
  Pick<
    Order,
    'expiresAt' | 'paymentMethod' | 'dueAt' | 'price' | 'refunded' | 'received' | 'due' | 'supplementOf'
  > & { readonly lines: readonly Pick<OrderLine, 'backOrder'>[] }

/** Whether pieces of it were beyond the stock when it was booked. */
export const isOnBackOrder = ({ lines }: { readonly lines: readonly Pick<OrderLine, 'backOrder'>[] }) =>
  lines.some(({ backOrder }) => backOrder !== null)

/** Whether its pieces were paid and stay the customer's. */
export const isBought = ({ paid, status }: Pick<Order, 'paid' | 'status'>) => paid && status !== 'refunded'

/** Whether it can still be changed where the order goes: before a part of it has left; a difference of delivery goes where its order does. */
export const isRedirectable = ({
  status,
  supplementOf,
  partlyShipped,
}: Pick<Order, 'status' | 'supplementOf' | 'partlyShipped'>) =>
  (status === 'booked' || status === 'on-account' || status === 'paid') &&
  supplementOf === null &&
  !partlyShipped

/** What an order's state is called: one or two badges. */
export function badgesOf(order: BadgedOrder): readonly BadgeProps[] {
  const isCredited = order.price !== undefined && order.price === order.refunded
  const payment = order.paid ? PAID : isCredited ? CREDITED : ON_ACCOUNT
  switch (order.status) {
    case 'booked':
      return [{ label: 'Unpaid', look: 'warning' }]
    case 'on-account':
    case 'paid':
      if (order.dueOrder !== null) return [payment, DELIVERY_DUE]
      if (order.partlyShipped) return [payment, PARTLY_SHIPPED]
      return order.addressNeeded ? [payment, ADDRESS_NEEDED] : [payment]
    case 'shipped':
      return [payment, SHIPPED]
    case 'cancelled':
      return [{ label: 'Cancelled', look: 'neutral' }]
    case 'expired':
      return [{ label: 'Expired', look: 'neutral' }]
    case 'refunded':
      return [{ label: 'Refunded', look: 'neutral' }]
  }
}

/** The line under the badges of an order that has no transaction id: until when, or why; '' if there is nothing to say. */
export function explainState(order: Ordered): string {
  switch (order.status) {
    case 'booked':
      if (order.supplementOf !== null) return ''
      return `Kept until ${formatMoment(order.expiresAt)}`
    case 'cancelled':
      return 'Stock released.'
    case 'expired':
      return 'It was not paid in time.'
    case 'refunded':
      return order.paymentMethod === 'account' ? 'Refunded by bank transfer.' : 'Refunded to the card.'
    case 'on-account':
    case 'paid':
    case 'shipped':
      return describeDue(order)
  }
}

/** What was refunded, or is no longer owed, of an order that goes on nevertheless; '' for all others. */
export function describeRefunded({ status, refunded, paymentMethod }: Ordered): string {
  if (refunded === 0 || status === 'refunded') return ''
  return `${formatEuros(refunded)} ${paymentMethod === 'account' ? 'credited' : 'refunded'}`
}

/** What comes next, as sentences for the customer. `expected` is when the goods arrive, as people read it; '' if that is unknown. */
export function describeNext(order: Ordered, expected: string): string {
  const arrival = expected && `It is expected ${expected}.`
  const say = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ')
  switch (order.status) {
    case 'booked':
      if (order.supplementOf !== null) return 'Please pay by card: the order that it belongs to waits for it.'
      return isOnBackOrder(order)
        ? `Please pay by card until ${formatMoment(order.expiresAt)}. So long it is kept for you; what is on back order comes to you once it is paid and made.`
        : `Please pay by card until ${formatMoment(order.expiresAt)}. So long the pieces are reserved for you; we ship once it is paid.`
    case 'on-account':
    case 'paid':
      if (order.due > 0)
        return `Delivery to its new place costs more than you paid: please pay ${formatEuros(order.due)}, then we ship it.`
      if (order.partlyShipped)
        return say('A part of it is on its way to you. We email you when the rest ships.', arrival)
      return order.addressNeeded
        ? say('We do not know yet where it shall go: please give us an address, then we ship it.')
        : say('We are preparing your order and email you when it ships.', arrival)
    case 'shipped':
      return say('It is on its way to you.', arrival)
    case 'cancelled':
      return 'It was cancelled, and its pieces are no longer reserved. There is nothing to do.'
    case 'expired':
      return 'It was not paid in time, so its pieces are no longer reserved. You can order them again while stock lasts.'
    case 'refunded':
      return 'What you paid was refunded. There is nothing to do.'
  }
}

/** Until when an order on account has to be paid; '' if nothing is owed for it. */
function describeDue(order: Ordered): string {
  const { dueAt } = order
  return dueAt === null || !owedOn(order) ? '' : `Payable by ${formatDay(dueAt)}`
}
