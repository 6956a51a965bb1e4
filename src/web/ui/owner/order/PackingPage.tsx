import { Link } from '@tanstack/react-router'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { Packing } from '#contract/orders/packing.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { OrderBadges } from '../../customer/order/OrderBadges.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { HandbookLink } from '../handbook/HandbookLink.tsx'
import type { PackedOrder } from './load-owner-order.ts'
import { Figure } from './OrderFigures.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { PrintPackingSlip } from './PrintPackingSlip.tsx'
import { Shipments } from './Shipments.tsx'
import { ShipOrder } from './ShipOrder.tsx'
import { awaitedOf, canLeave, hasShipments, isShippable, isShipped } from './shippable.ts'

/** An order for whoever packs and ships it: what, from which shelf, where to; no amounts. */
export function PackingPage({ packing, notes }: PackedOrder) {
  const { order } = packing
  const isToShip = isShippable(order)
  return (
    <>
      <HandbookLink />
      <PageHeading
        title={`Order ${order.number}`}
        lead={`Booked on ${formatDay(order.createdAt)} by ${order.userName}`}
        actions={
          <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
            {isToShip && awaitedOf(packing).length === 0 && <ShipOrder order={order} />}
            {((isToShip && canLeave(packing)) || isShipped(order)) && <PrintPackingSlip order={order} />}
          </div>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <PackedLines packing={packing} />
          <OrderNotes order={order} notes={notes} />
        </div>
        <div className="grid gap-6">
          <Destination order={order} />
          {hasShipments(packing) && <Shipments details={packing} isShippable={isToShip} />}
        </div>
      </div>
      <Link to="/dashboard/orders" className="btn mt-8 btn-outline">
        Back to Orders
      </Link>
    </>
  )
}

function PackedLines({ packing: { order, shelfPlaces } }: { packing: Packing }) {
  return (
    <section aria-labelledby="to-pack" className="sheet p-5">
      <h2 id="to-pack" className="mb-2 text-2xl">
        What was ordered
      </h2>
      <ul aria-label="Lines of the order">
        {order.lines.map((line, index) => (
          <li
            // A product is in an order once, but a removed one has no id.
            key={line.product ?? index}
            className="grid grid-cols-[3rem_1fr_auto] gap-x-4 border-t border-line py-3 first:border-t-0"
          >
            <ProductPicture
              src={line.img}
              alt=""
              sizes="48px"
              className="aspect-square! rounded-field border border-line"
            />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{line.name}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {[line.sku, `Shelf ${shelfPlaces[index] || 'not noted'}`].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="font-semibold">{formatCount(line.availability)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Destination({ order }: { order: Packing['order'] }) {
  const { addressNeeded, dueOrder, deliveryLines, deliveryAddress, deliveryMethod, note } = order
  return (
    <section aria-labelledby="delivery-heading" className="sheet p-5">
      <h2 id="delivery-heading" className="mb-4 text-2xl">
        Delivery
      </h2>
      {(addressNeeded || dueOrder !== null) && (
        <p className="mb-4 font-semibold text-error">
          {addressNeeded
            ? 'Address needed: this order cannot be shipped yet.'
            : 'Its dearer delivery is still to be paid: this order cannot be shipped yet.'}
        </p>
      )}
      <dl>
        <Figure term="State">
          <span className="flex flex-wrap gap-2">
            <OrderBadges order={order} />
          </span>
        </Figure>
        {deliveryLines && (
          <Figure term="Deliver to">
            <AddressLines address={{ lines: deliveryLines, phone: deliveryAddress?.phone ?? '' }} />
          </Figure>
        )}
        <Figure term="Method">
          {deliveryMethod === null ? 'Not chosen' : deliveryMethodNames[deliveryMethod]}
        </Figure>
        {order.customerReference && <Figure term="Customer’s order number">{order.customerReference}</Figure>}
        {note && (
          <Figure term="Note">
            <span className="whitespace-pre-line wrap-anywhere">{note}</span>
          </Figure>
        )}
      </dl>
    </section>
  )
}
