import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { MY_ORDER } from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { GrossBasis } from '../../base/figures/Price.tsx'
import { BackOrderNote } from '../../product/offer/BackOrderNote.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'
import { isSoldOut } from '../../product/offer/quantities.ts'
import { RequestLink } from '../../product/offer/RequestLink.tsx'
import { OrderForm } from './OrderForm.tsx'
import type { Booked } from './use-booking.ts'

interface BuyBoxProps {
  product: RatedProduct
  dispatch: Dispatch
  /** The quantity that was chosen before; the minimum by default. */
  quantity?: number | undefined
  user: SessionUser
  /** From the profile; '' if the person has not given any. */
  phone: string
  /** Offered in the place of the form while the product is sold out. */
  whenSoldOut: ReactNode
  /** Reloads the product after a booking, or when its figures have changed. */
  refresh: () => void
}

/** Orders pieces of one product; what was booked and what comes next then takes the place of the form. */
export function BuyBox({ whenSoldOut, ...props }: BuyBoxProps) {
  const { product, refresh } = props
  const [booked, setBooked] = useState<Booked>()
  if (booked) return <BookedNote booked={booked} orderAgain={() => setBooked(undefined)} />
  if (isSoldOut(product))
    return (
      <SoldOutNote>
        {whenSoldOut}
        <RequestLink product={product} quantity={product.min} className="btn btn-outline">
          Ask for a quote and the lead time
        </RequestLink>
      </SoldOutNote>
    )
  return (
    <OrderForm
      {...props}
      onBooked={order => {
        setBooked(order)
        refresh()
      }}
    />
  )
}

/** Says that the product is sold out, what can be done about it, and where to go instead. */
function SoldOutNote({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <strong>Sold out.</strong> There are fewer pieces left than the minimum order. Orders that are not
        paid in time release their stock, so it is worth checking again.
      </p>
      {children}
      <Link to="/all-products" search={{ in_stock: true }} className="btn btn-outline">
        See what is in stock
      </Link>
    </div>
  )
}

/** What was just booked and what comes next. Takes the focus, as it stands where the form was. */
function BookedNote({
  booked: { id, quantity, total, backOrder },
  orderAgain,
}: {
  booked: Booked
  orderAgain: () => void
}) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5 border-l-4 border-l-success pl-5 outline-none">
      <p className="text-xl font-semibold">
        {formatPieces(quantity)} booked for you: {formatEuros(total)} <GrossBasis />.
      </p>
      <BackOrderNote backOrder={backOrder} quantity={quantity} />
      <ol className="list-decimal space-y-1 pl-5">
        <li>
          {backOrder ? 'What is in stock is' : 'The pieces are'} reserved for you until you pay or the order
          expires.
        </li>
        <li>You pay by card, and get the invoice by email.</li>
        <li>We ship the order and tell you so by email.</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <Link to="/dashboard/payment/$id" params={{ id }} reloadDocument className="btn btn-primary">
          Pay now
        </Link>
        <Link to="/dashboard" className="btn btn-outline">
          {MY_ORDER}
        </Link>
        <button type="button" className="btn btn-ghost" onClick={orderAgain}>
          Order more
        </button>
      </div>
    </div>
  )
}
