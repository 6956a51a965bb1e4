import { Link } from '@tanstack/react-router'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useRights } from '../../../rights.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { ChangeDelivery } from './ChangeDelivery.tsx'
import { Figure } from './OrderFigures.tsx'

/** What is known of a VAT ID without a name. */
const vatIdAnswers = {
  valid: 'Valid; its country tells no name',
  pending: 'Not checked yet: VIES does not answer',
  invalid: 'Not valid, by VIES',
  unanswered: 'Never checked: VIES did not answer',
} as const

/** Where an order is to be sent and how, with the customer's own words. */
export function OrderDelivery({ order }: { order: Order }) {
  const has = useRights()
  const {
    addressNeeded,
    deliveryAddress,
    deliveryLines,
    deliveryMethod,
    vatId,
    vatCheck,
    customerReference,
    note,
  } = order
  return (
    <section aria-labelledby="delivery-heading" className="sheet p-5">
      <h2 id="delivery-heading" className="mb-4 text-2xl">
        Delivery
      </h2>
      {addressNeeded && (
        <p className="mb-4 font-semibold text-error">
          Address needed: this order cannot be shipped yet. Its customer has been asked where to send it.
        </p>
      )}
      {order.dueOrder && (
        <p className="mb-4 font-semibold text-error">
          {formatEuros(order.due)} of its{' '}
          <Link to="/dashboard/orders/$id" params={{ id: order.dueOrder }} className="link">
            delivery
          </Link>{' '}
          is still to be paid: this order cannot be shipped yet.
        </p>
      )}
      <dl>
        {deliveryLines && (
          <Figure term="Deliver to">
            <AddressLines address={{ lines: deliveryLines, phone: deliveryAddress?.phone ?? '' }} />
          </Figure>
        )}
        <Figure term="Method">
          {deliveryMethod === null ? 'Not chosen' : deliveryMethodNames[deliveryMethod]}
        </Figure>
        {vatId && <Figure term="VAT ID">{vatId}</Figure>}
        {vatCheck && (
          <>
            <Figure term="Registered to">{vatCheck.name || vatIdAnswers[vatCheck.status]}</Figure>
            {vatCheck.consultationNumber && (
              <Figure term="VIES consultation number">{vatCheck.consultationNumber}</Figure>
            )}
          </>
        )}
        {customerReference && <Figure term="Customer’s order number">{customerReference}</Figure>}
        {note && (
          <Figure term="Note">
            <span className="whitespace-pre-line wrap-anywhere">{note}</span>
          </Figure>
        )}
      </dl>
      {has('changeDelivery') && <ChangeDelivery order={order} />}
    </section>
  )
}
