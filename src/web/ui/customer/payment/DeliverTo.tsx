import { useRef, useState } from 'react'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { isRedirectable } from '../order/describe-order.ts'
import { InvoiceLink } from '../order/InvoiceLink.tsx'
import { PayDueLink } from '../order/PayLink.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

interface DeliverToProps {
  order: Order
  addresses: readonly SavedAddress[]
  /** The customer's name, which a new address begins with. */
  name: string
  /** Told while the order is being changed. */
  onChanging: (isChanging: boolean) => void
  /** Whether it has to be said before the payment, as delivery may cost something. */
  isFirst: boolean
}

/**
 * Where an order goes, which can be said and changed until it is shipped: before the payment with the way of delivery and what it costs,
 * after it the address alone.
 */
export function DeliverTo({ order, addresses, name, onChanging, isFirst }: DeliverToProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (!isRedirectable(order)) return null
  const isNeeded = order.addressNeeded || isFirst

  /** What had the focus is replaced: it stays in its place. */
  function turn(next: boolean): void {
    setOpen(next)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isOpen || isNeeded ? (
        <DeliveryChoice
          order={order}
          addresses={addresses}
          name={name}
          onChanging={onChanging}
          onChanged={() => turn(false)}
          onClose={isNeeded ? undefined : () => turn(false)}
        />
      ) : (
        <section
          aria-labelledby="deliver-heading"
          className="sheet grid justify-items-start gap-4 p-5 sm:p-6"
        >
          <h2 id="deliver-heading" className="text-2xl">
            Deliver to
          </h2>
          <Present order={order} />
          {order.due > 0 && (
            <p className="font-semibold">
              Delivery there costs more than you paid: please pay {formatEuros(order.due)}, then we ship it.
            </p>
          )}
          <PayDueLink order={order} className="" />
          <button type="button" className="btn btn-outline" onClick={() => turn(true)}>
            {nameChange(order)}
          </button>
        </section>
      )}
    </div>
  )
}

function nameChange({ status, deliveryAddress }: Order): string {
  if (status !== 'booked') return 'Change the address'
  return deliveryAddress ? 'Change the delivery' : 'Choose address and delivery'
}

/** What is known so far. */
function Present({ order }: { order: Order }) {
  const { deliveryAddress, deliveryLines, deliveryMethod, delivery, status } = order
  if (!deliveryLines)
    return (
      <p>You can tell us where to send it now or after paying, and choose another way of delivery now.</p>
    )
  return (
    <>
      <AddressLines address={{ lines: deliveryLines, phone: deliveryAddress?.phone ?? '' }} />
      {deliveryMethod && (
        <p className="text-muted">
          {deliveryMethodNames[deliveryMethod]}, {delivery === 0 ? 'free' : formatEuros(delivery)}
        </p>
      )}
      {status !== 'booked' && <InvoiceLink order={order} />}
    </>
  )
}
