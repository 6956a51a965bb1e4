import { useRouter } from '@tanstack/react-router'
import type { OrderDetails } from '#contract/orders/details.ts'
import { carrierNames } from '#contract/shipments/carriers.ts'
import { newParcel, type Parcel } from '#contract/shipments/parcels.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { ParcelLink } from '../../customer/order/ParcelLink.tsx'

type Noted = Pick<Parcel, 'carrier' | 'number'>

async function noteParcels(orderId: string, parcels: readonly Noted[]): Promise<void> {
  const param = { id: encodeURIComponent(orderId) }
  const json = { parcels: parcels.map(({ carrier, number }) => ({ carrier, number })) }
  await answerOf(calls.order[':id'].parcels.$put({ param, json }))
}

/** In which parcels an order is sent, with their numbers for its customer. */
export function OrderParcels({ details: { order, parcels } }: { details: OrderDetails }) {
  return (
    <section aria-labelledby="parcels" className="sheet p-5">
      <h2 id="parcels" className="mb-2 text-2xl">
        Parcels
      </h2>
      <p className="mb-3 text-sm text-muted">
        The customer reads their numbers in the mail that the order is on its way; those added later, in
        another one.
      </p>
      {parcels.length > 0 && (
        <ul className="mb-4">
          {parcels.map(parcel => (
            <li
              key={parcel.carrier + parcel.number}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
            >
              <ParcelLink parcel={parcel} />
              <RemoveParcel orderId={order._id} parcel={parcel} all={parcels} />
            </li>
          ))}
        </ul>
      )}
      <NewParcel orderId={order._id} noted={parcels} />
    </section>
  )
}

interface RemoveParcelProps {
  orderId: string
  parcel: Parcel
  all: readonly Parcel[]
}

function RemoveParcel({ orderId, parcel, all }: RemoveParcelProps) {
  const { isOff, act } = useAction()
  const rest = all.filter(each => each !== parcel)
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Remove the parcel ${parcel.number}`}
      onClick={() =>
        void act(() => noteParcels(orderId, rest), { success: `The parcel ${parcel.number} is removed` })
      }
      className="btn btn-ghost btn-sm print:hidden"
    >
      Remove
    </button>
  )
}

const fields = [
  [
    { name: 'carrier', label: 'Carrier', choices: carrierNames },
    { name: 'number', label: 'Number', hint: 'As on the label', required: true, maxLength: 60 },
  ],
] as const

function NewParcel({ orderId, noted }: { orderId: string; noted: readonly Parcel[] }) {
  const router = useRouter()
  const form = useCheckedForm(newParcel, { carrier: 'dhl', number: '' })
  const submit = makeSubmit(form, async parcel => {
    await noteParcels(orderId, [...noted, parcel])
    form.setValue('number', '')
    await router.invalidate()
  })
  return (
    <form noValidate aria-label="Add a parcel" onSubmit={submit} className="grid gap-4 print:hidden">
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Add parcel
      </SubmitButton>
    </form>
  )
}
