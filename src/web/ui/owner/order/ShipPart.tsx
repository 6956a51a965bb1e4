import { useRouter } from '@tanstack/react-router'
import type { Dispatch } from '#contract/orders/packing.ts'
import { carrierNames } from '#contract/shipments/carriers.ts'
import { type ShipmentForm, shipmentForm } from '#contract/shipments/shipments.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { namedLots, ShippedPieces } from './ShippedPieces.tsx'

const parcelFields = [
  [
    { name: 'parcels.0.carrier', label: 'Carrier', choices: carrierNames },
    {
      name: 'parcels.0.number',
      label: 'Number of the parcel',
      noun: 'Number',
      hint: 'As on the label; it may be scanned, or noted later',
      maxLength: 60,
    },
  ],
] as const

/** How many pieces of an order have left. */
export const countShipped = ({ shipments }: Pick<Dispatch, 'shipments'>): number =>
  shipments.flatMap(({ lines }) => lines).reduce((sum, { pieces }) => sum + pieces, 0)

/** Ships what is left of an order, or a part of it, with the number of its parcel. `onShipped` takes the focus if the form goes. */
export function ShipPart({ details, onShipped }: { details: Dispatch; onShipped: () => void }) {
  const { order, toCome } = details
  const router = useRouter()
  const once = useIdempotencyKey()
  const form = useCheckedForm<ShipmentForm>(shipmentForm, { parcels: [{ carrier: 'dhl', number: '' }] })

  const submit = form.handleSubmit(async ({ lines, parcels }) => {
    const json = {
      lines: toCome.map((line, place) => ({
        line: line.line,
        pieces: lines[place]?.pieces ?? 0,
        lots: namedLots(line, lines[place]),
      })),
      parcels: parcels.filter(({ number }) => number.trim() !== ''),
      shipped: countShipped(details),
    }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const param = { id: encodeURIComponent(order._id) }
    try {
      await answerOf(calls.order[':id'].shipments.$post({ param, json }, { headers }))
      notify.success('It is shipped')
      onShipped()
    } catch (error) {
      if (placeProblems(error, form)) return
      notify.failure(error)
    }
    // Also what a colleague has shipped meanwhile.
    await router.invalidate()
  })

  return (
    <form noValidate aria-label="Ship" onSubmit={submit} className="mt-4 grid gap-4 print:hidden">
      {toCome.map((line, place) => (
        <ShippedPieces key={line.line} form={form} line={line} place={place} />
      ))}
      <Fields form={form} of={parcelFields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Ship
      </SubmitButton>
    </form>
  )
}
