import type { OrderDetails } from '#contract/orders/details.ts'
import type { CustomerEventKind } from '#contract/orders/states.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { isOnBackOrder } from './describe-order.ts'

/** What has happened to an order, the latest first. */
export function OrderHistory({ timeline, order }: Pick<OrderDetails, 'timeline' | 'order'>) {
  const isWaiting = isOnBackOrder(order)
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-2xl">
        What has happened
      </h2>
      <ol className="border-l-2 border-line">
        {timeline.toReversed().map((event, index) => (
          <li
            key={`${event.at} ${event.kind} ${event.detail}`}
            className={`relative pl-6 not-last:pb-4 before:absolute before:top-1.5 before:-left-[0.4375rem] before:size-3 before:border-2 ${
              index === 0
                ? 'before:border-success before:bg-success'
                : 'before:border-field-line before:bg-base-200'
            }`}
          >
            <p className="font-semibold">
              {isWaiting && event.kind === 'booked' ? describeBooked(event) : describeEvent(event)}
            </p>
            {event.detail && <p className="wrap-anywhere">{event.detail}</p>}
            <p className="text-sm text-muted">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What happened to an order, in its customer's words. */
const words: Readonly<Record<CustomerEventKind, string>> = {
  booked: 'You ordered, and we reserved the pieces for you',
  'on-account': 'It is on account: the invoice says until when it is to be paid',
  paid: 'Your payment arrived',
  shipped: 'We handed it over for delivery',
  'part-shipped': 'We handed a part of it over for delivery',
  cancelled: 'The order was cancelled',
  expired: 'The time to pay ran out, and we released the pieces',
  refunded: 'The order is refunded in full',
  'delivery-changed': 'You said where it goes, and how',
  reminded: 'We reminded you of the payment',
  'account-credited': 'We took a part off what is to be paid',
  'account-payment-noted': 'Your payment arrived',
  'account-payment-taken-back': 'Noted by mistake, and taken back',
  'account-transferred-back': 'We sent you money back by bank transfer',
  refund: 'We decided on a refund to you',
  'vat-id-confirmed': 'Your VAT ID is confirmed now; when you ordered, VAT was charged',
  'return-asked': 'You asked to send something back',
  'return-withdrawn': 'You took it back that you send something back',
  'return-agreed': 'We agreed to take it back',
  'return-declined': 'We declined to take it back',
  'return-arrived': 'What you sent back arrived',
  'return-closed': 'We closed the return without giving money back',
}

/** What the shop does for customers who ask it to. */
const wordsOfShop: Partial<typeof words> = {
  booked: 'We booked it for you, and reserved the pieces',
  cancelled: 'We cancelled the order',
  'delivery-changed': 'We changed where it goes for you',
  'return-asked': 'We noted for you that you send something back',
  'return-withdrawn': 'We noted for you that you send nothing back',
}

/** The same of an order with pieces beyond the stock. */
const describeBooked = ({ byShop }: OrderDetails['timeline'][number]): string =>
  `${byShop ? 'We booked it for you' : 'You ordered'}; what is in stock is reserved for you, the rest is on back order`

/** What happened, and whether the customer or the shop did it. */
function describeEvent({ kind, byShop }: OrderDetails['timeline'][number]): string {
  return (byShop ? wordsOfShop[kind] : undefined) ?? words[kind]
}
