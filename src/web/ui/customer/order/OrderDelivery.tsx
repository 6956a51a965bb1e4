import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import { describeWindow } from '#contract/delivery/window.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { ParcelLinks } from './ParcelLink.tsx'

/** Where an order goes, how and when, to whom it is billed, and what the customer wrote on it. */
export function OrderDelivery({ details }: { details: OrderDetails }) {
  const { order, billTo, expected, shipments } = details
  // Those that have left stand with what is in them.
  const sent = new Set(shipments.flatMap(({ parcels }) => parcels.map(({ number }) => number)))
  const parcels = details.parcels.filter(({ number }) => !sent.has(number))
  const deliverTo = order.deliveryLines ?? []
  const { deliveryMethod, deliveryAddress, billingAddress, customerReference, note, vatId, vatCheck } = order
  return (
    <section aria-labelledby="delivery" className="sheet p-5">
      <h2 id="delivery" className="mb-3 text-2xl">
        Delivery
      </h2>
      {deliverTo.length > 0 ? (
        <AddressLines address={{ lines: deliverTo, phone: deliveryAddress?.phone ?? '' }} />
      ) : (
        deliveryMethod !== 'pick-up' && <p className="text-muted">No address has been given yet.</p>
      )}
      <dl className="mt-3">
        {deliveryMethod && <Figure term="Method">{deliveryMethodNames[deliveryMethod]}</Figure>}
        {expected && <Figure term="Expected">{describeWindow(expected)}</Figure>}
        {parcels.length > 0 && (
          <Figure term={parcels.length === 1 ? 'Parcel' : 'Parcels'}>
            <ParcelLinks parcels={parcels} />
          </Figure>
        )}
        {customerReference && (
          <Figure term="Your order number">
            <span className="wrap-anywhere">{customerReference}</span>
          </Figure>
        )}
        {vatId && <Figure term="Your VAT ID">{vatId}</Figure>}
        {vatCheck?.name && <Figure term="Registered to">{vatCheck.name}</Figure>}
      </dl>
      {note && (
        <p className="border-t border-line pt-2 whitespace-pre-line wrap-anywhere">
          <span className="block text-muted">Your note</span>
          {note}
        </p>
      )}
      {billTo.length > 0 && billTo.join() !== deliverTo.join() && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">Billed to</h3>
          <AddressLines address={{ lines: billTo, phone: billingAddress?.phone ?? '' }} />
        </>
      )}
    </section>
  )
}
