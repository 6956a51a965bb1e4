import { carrierNames } from '#contract/shipments/carriers.ts'
import type { Parcel } from '#contract/shipments/parcels.ts'

/** A parcel by its carrier and number, and a link to where it is followed, if there is such a page. */
export function ParcelLink({ parcel: { carrier, number, page } }: { parcel: Parcel }) {
  const name = `${carrierNames[carrier]} ${number}`
  return page === null ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <a href={page} target="_blank" rel="noreferrer" className="link wrap-anywhere">
      {name}
    </a>
  )
}

/** All parcels of an order, one below the other. */
export function ParcelLinks({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ul>
      {parcels.map(parcel => (
        <li key={parcel.carrier + parcel.number}>
          <ParcelLink parcel={parcel} />
        </li>
      ))}
    </ul>
  )
}
