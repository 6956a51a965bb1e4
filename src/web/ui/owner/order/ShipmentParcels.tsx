import type { Dispatch } from '#contract/orders/packing.ts'
import type { Parcel } from '#contract/shipments/parcels.ts'
import { answerOf, calls } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { ParcelLink } from '../../customer/order/ParcelLink.tsx'
import { paramOf } from './print-calls.ts'

/** A parcel as it is typed. */
type Noted = Pick<Parcel, 'carrier' | 'number'>

export const keyOfParcel = ({ carrier, number }: Noted): string => `${carrier} ${number}`

interface ShipmentParcelsProps {
  details: Dispatch
  /** Null: of none yet, or of one that has no id. */
  shipment: string | null
  parcels: readonly Parcel[]
}

/** Notes parcels of a shipment in the place of those that it has. */
export async function noteParcels(
  { details: { order, parcels: all }, shipment, parcels }: ShipmentParcelsProps,
  wanted: readonly Noted[],
): Promise<void> {
  const own = new Set(parcels.map(keyOfParcel))
  const others = shipment === null ? all.filter(parcel => !own.has(keyOfParcel(parcel))) : []
  const json = { parcels: [...others, ...wanted].map(({ carrier, number }) => ({ carrier, number })) }
  if (shipment === null) {
    const param = { id: encodeURIComponent(order._id) }
    await answerOf(calls.order[':id'].parcels.$put({ param, json }))
  } else {
    const param = paramOf(order._id, shipment)
    await answerOf(calls.order[':id'].shipments[':shipment'].parcels.$put({ param, json }))
  }
}

/** The parcels of a shipment, each of which can be removed by those who ship. */
export function ShipmentParcels(props: ShipmentParcelsProps) {
  const { isOff, act } = useAction()
  const mayShip = useRights()('shipOrder')
  const remove = (parcel: Parcel) =>
    act(
      () =>
        noteParcels(
          props,
          props.parcels.filter(each => each !== parcel),
        ),
      {
        success: `The parcel ${parcel.number} is removed`,
      },
    )
  return (
    <ul>
      {props.parcels.map(parcel => (
        <li key={keyOfParcel(parcel)} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <ParcelLink parcel={parcel} />
          {mayShip && (
            <button
              type="button"
              disabled={isOff}
              aria-label={`Remove the parcel ${parcel.number}`}
              onClick={() => void remove(parcel)}
              className="btn btn-ghost btn-sm"
            >
              Remove
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
