import { useRef } from 'react'
import type { Dispatch } from '#contract/orders/packing.ts'
import { formatPieces } from '../../product/offer/pieces.ts'
import { OneShipment } from './OneShipment.tsx'
import { keyOfParcel, ShipmentParcels } from './ShipmentParcels.tsx'
import { countShipped, ShipPart } from './ShipPart.tsx'
import { awaitedOf, canLeave } from './shippable.ts'

/** What has left of an order, in which parcels, and what is left to be shipped. */
export function Shipments({ details, isShippable }: { details: Dispatch; isShippable: boolean }) {
  const { shipments, parcels } = details
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = () => heading.current?.focus()
  const sent = new Set(shipments.flatMap(each => each.parcels.map(keyOfParcel)))
  const waiting = parcels.filter(parcel => !sent.has(keyOfParcel(parcel)))
  return (
    <section aria-labelledby="shipments" className="sheet p-5">
      <h2 id="shipments" ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        Shipments
      </h2>
      <p className="mb-3 text-sm text-muted">
        The customer reads in a mail what is in them and what is still to come; of parcels noted after it, in
        another one.
      </p>
      {shipments.map((shipment, place) => (
        <OneShipment
          key={shipment._id}
          details={details}
          shipment={shipment}
          place={place + 1}
          onUndone={focus}
        />
      ))}
      {waiting.length > 0 && (
        <div className="border-t border-line py-3">
          <h3 className="font-semibold">Parcels of the next shipment</h3>
          <ShipmentParcels details={details} shipment={null} parcels={waiting} />
        </div>
      )}
      {isShippable &&
        awaitedOf(details).map(({ what, awaited }) => (
          <p key={what} className="border-t border-line py-3 font-semibold text-warning">
            Waits for {formatPieces(awaited)} of {what}
          </p>
        ))}
      {isShippable && canLeave(details) && (
        <div className="border-t border-line pt-3 print:hidden">
          <h3 className="mb-4 font-semibold">Ship what is left, or a part of it</h3>
          <ShipPart
            key={`${countShipped(details)} ${awaitedOf(details).length}`}
            details={details}
            onShipped={focus}
          />
        </div>
      )}
    </section>
  )
}
