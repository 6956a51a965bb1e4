import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { DeliveryQuestion } from '#contract/orders/delivery.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { AddressChoice } from '../checkout/AddressChoice.tsx'
import { Costs } from '../checkout/Costs.tsx'
import { MethodChoice } from '../checkout/MethodChoice.tsx'
import { type ShownEstimate, useAnswer } from '../checkout/use-answer.ts'
import { useChangeDelivery } from './use-change-delivery.ts'

interface DeliveryChoiceProps {
  order: Order
  addresses: readonly SavedAddress[]
  name: string
  onChanging: (isChanging: boolean) => void
  /** Told once the order goes there. */
  onChanged: () => void
  /** Undefined if there is no way around choosing. */
  onClose: (() => void) | undefined
}

/** Chooses the address of an order, one of the book or another, and, while it is unpaid, the way of delivery with what it costs. */
export function DeliveryChoice({
  order,
  addresses,
  name,
  onChanging,
  onChanged,
  onClose,
}: DeliveryChoiceProps) {
  const router = useRouter()
  const isUnpaid = order.status === 'booked'
  const [chosen, choose] = useState(() => findFirst(order, addresses)?._id ?? '')
  const [method, chooseMethod] = useState<DeliveryMethodId | undefined>(order.deliveryMethod ?? undefined)
  const address = addresses.find(({ _id }) => _id === chosen)
  const shown = useDeliveryEstimate(order, address, method)
  const { isOff, asked, forget, change } = useChangeDelivery(order, { onChanging, onChanged })

  function chooseAddress(id: string): void {
    choose(id)
    forget()
    // Elsewhere it may not be offered.
    if (addresses.find(({ _id }) => _id === id)?.country !== address?.country) chooseMethod(undefined)
  }

  const isReady =
    address !== undefined && (!isUnpaid || (shown.isCurrent && shown.estimate && !shown.problem))
  return (
    <section aria-label="Delivery of this order" className="grid gap-6">
      <AddressChoice
        legend={order.addressNeeded ? 'Where shall we send it?' : 'Deliver to'}
        addresses={addresses}
        chosen={chosen}
        choose={chooseAddress}
        name={name}
        reload={() => router.invalidate()}
      />
      {address && isUnpaid && (
        <>
          <MethodChoice shown={shown} chosen={method} choose={chooseMethod} />
          <output aria-busy={shown.isStale} className="sheet block p-5 aria-busy:opacity-60">
            {shown.estimate && (
              <Costs estimate={shown.estimate} lines={order.lines.map(({ price: total }) => ({ total }))} />
            )}
          </output>
        </>
      )}
      {address && !isUnpaid && (
        <output className={`block ${asked ? 'font-semibold' : 'text-muted'}`}>
          {asked
            ? `Delivery there costs ${formatEuros(asked.due)} more than you paid. Please pay that before we ship.`
            : 'If delivery there costs more than you paid, we ask you before anything changes.'}
        </output>
      )}
      <div className="flex flex-wrap gap-3">
        {address && (
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isOff || !isReady}
            onClick={() =>
              change(
                address,
                isUnpaid ? shown.estimate?.deliveryMethod : undefined,
                isUnpaid ? shown.estimate?.total : asked?.total,
              )
            }
          >
            {asked ? `Deliver here for ${formatEuros(asked.due)} more` : 'Deliver here'}
          </button>
        )}
        {onClose && (
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Leave it as it is
          </button>
        )}
      </div>
    </section>
  )
}

/** The address of the book that the order goes to, else the default one. */
function findFirst({ deliveryLines }: Order, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  const goesTo = ({ lines }: SavedAddress) => lines.join('\n') === deliveryLines?.join('\n')
  const isDefault = ({ isDefaultDelivery }: SavedAddress) => isDefaultDelivery
  return addresses.find(goesTo) ?? addresses.find(isDefault) ?? addresses[0]
}

interface OrderQuestion {
  readonly id: string
  readonly json: DeliveryQuestion
}

/** What an unpaid order would cost, delivered there in this way. */
function useDeliveryEstimate(
  { _id: id, status }: Order,
  address: SavedAddress | undefined,
  deliveryMethod: DeliveryMethodId | undefined,
): ShownEstimate {
  const isUnpaid = status === 'booked'
  const { country, postcode = '' } = address ?? {}
  const question = useMemo<OrderQuestion | undefined>(
    () =>
      country !== undefined && isUnpaid
        ? { id, json: { country, postcode, deliveryMethod, vatId: undefined } }
        : undefined,
    [id, isUnpaid, country, postcode, deliveryMethod],
  )
  return useAnswer(question, ask)
}

function ask({ id, json }: OrderQuestion, signal: AbortSignal) {
  const param = { id: encodeURIComponent(id) }
  return answerOf(calls.order[':id'].delivery.estimate.$post({ param, json }, { init: { signal } }))
}
