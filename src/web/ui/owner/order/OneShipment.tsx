import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Dispatch } from '#contract/orders/packing.ts'
import { carrierNames } from '#contract/shipments/carriers.ts'
import { newParcel, type Parcel } from '#contract/shipments/parcels.ts'
import type { Shipment } from '#contract/shipments/shipments.ts'
import { answerOf, calls } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { ShippedLines } from '../../customer/order/ShippedParts.tsx'
import { PrintLabels } from './PrintLabels.tsx'
import { paramOf, printLabelsOfShipment, printSlipOfShipment } from './print-calls.ts'
import { noteParcels, ShipmentParcels } from './ShipmentParcels.tsx'

interface OneShipmentProps {
  details: Dispatch
  shipment: Shipment
  /** From 1. */
  place: number
  /** Takes the focus. */
  onUndone: () => void
}

/** What left at one time, its papers and parcels, and how it is undone. */
export function OneShipment({ details, shipment, place, onUndone }: OneShipmentProps) {
  const { _id, shippedAt, shippedBy, lines, parcels } = shipment
  const mayShip = useRights()('shipOrder')
  const noted = { details, shipment: _id, parcels }
  return (
    <div className="grid gap-2 border-t border-line py-3">
      <div>
        <h3 className="font-semibold">{`Shipment ${place}`}</h3>
        <p className="text-sm wrap-anywhere text-muted">
          {[shippedAt && formatMoment(shippedAt), shippedBy && `by ${shippedBy}`].filter(Boolean).join(', ')}
        </p>
      </div>
      <ShippedLines lines={lines} order={details.order} />
      {parcels.length > 0 && <ShipmentParcels {...noted} />}
      {_id !== null && mayShip && (
        <Actions details={details} shipment={shipment} id={_id} place={place} onUndone={onUndone} />
      )}
      {mayShip && (
        <details className="print:hidden">
          <summary className="link w-fit cursor-pointer">Add a parcel</summary>
          <NewParcel place={place} add={parcel => noteParcels(noted, [...parcels, parcel])} />
        </details>
      )}
    </div>
  )
}

function Actions({ details, shipment, id, place, onUndone }: OneShipmentProps & { id: string }) {
  const { _id: orderId, number, deliveryMethod, deliveryAddress } = details.order
  const { undoableUntil, parcels } = shipment
  const printing = useAction({ refresh: keepPage })
  const undoing = useAction()
  const [isAsked, setAsked] = useState(false)
  const isOff = printing.isOff || undoing.isOff
  const param = paramOf(orderId, id)
  const name = `${number}-${place}`

  async function undo(): Promise<void> {
    const call = () => answerOf(calls.order[':id'].shipments[':shipment'].$delete({ param }))
    if (await undoing.act(call, { success: 'The shipment is undone' })) onUndone()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        className="btn btn-outline btn-sm"
        disabled={isOff}
        aria-label={`Packing slip of shipment ${place}`}
        onClick={() => void printing.act(() => printSlipOfShipment(param, name))}
      >
        Packing slip
      </button>
      {deliveryMethod !== 'pick-up' && deliveryAddress && (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          disabled={isOff}
          aria-label={`Labels of shipment ${place}`}
          onClick={() => setAsked(true)}
        >
          Labels
        </button>
      )}
      {undoableUntil && (
        <>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            disabled={isOff}
            aria-label={`Undo shipment ${place}`}
            onClick={() => void undo()}
          >
            Undo
          </button>
          <span className="text-sm text-muted">
            Can be undone, with its parcels, until{' '}
            <time dateTime={undoableUntil}>{formatMoment(undoableUntil)}</time>, when its mail leaves.
          </span>
        </>
      )}
      {isAsked && (
        <PrintLabels
          count={Math.max(1, parcels.length)}
          print={first => printLabelsOfShipment(param, { name, first })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

const fields = [
  [
    { name: 'carrier', label: 'Carrier', choices: carrierNames },
    { name: 'number', label: 'Number', hint: 'As on the label', required: true, maxLength: 60 },
  ],
] as const

interface NewParcelProps {
  place: number
  add: (parcel: Pick<Parcel, 'carrier' | 'number'>) => Promise<void>
}

function NewParcel({ place, add }: NewParcelProps) {
  const router = useRouter()
  const form = useCheckedForm(newParcel, { carrier: 'dhl', number: '' })
  const submit = makeSubmit(form, async parcel => {
    await add(parcel)
    form.setValue('number', '')
    await router.invalidate()
  })
  return (
    <form
      noValidate
      aria-label={`Add a parcel to shipment ${place}`}
      onSubmit={submit}
      className="mt-2 grid gap-4"
    >
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Add parcel
      </SubmitButton>
    </form>
  )
}
