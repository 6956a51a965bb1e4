import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { MY_ORDER } from '../../../content/specification.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { GrossBasis } from '../../base/figures/Price.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'
import type { Booked } from './use-booking.ts'

/** What was just booked and what comes next. Takes the focus, as it stands where the form was. */
export function BookedNote({
  booked: { id, quantity, total },
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
      <ol className="list-decimal space-y-1 pl-5">
        <li>The pieces are reserved for you until you pay or the order expires.</li>
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
