import { Link } from '@tanstack/react-router'
import { MY_ORDER } from '../../content/specification.ts'
import { formatPieces } from '../catalog/pieces.ts'
import { formatEuros } from '../format.ts'
import type { Booked } from './use-booking.ts'

/** The order just booked, with a link to pay for it. */
export function BookedNote({ booked: { id, quantity, total } }: { booked: Booked }) {
  return (
    <div className="sheet grid gap-4 border-l-4 border-l-success p-5">
      <div>
        <p className="font-semibold">
          {formatPieces(quantity)} booked for you: {formatEuros(total)}.
        </p>
        <p className="text-muted">They are reserved for you until you pay or the order expires.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/dashboard/payment/$id" params={{ id }} reloadDocument className="btn btn-primary">
          Pay now
        </Link>
        <Link to="/dashboard" className="btn btn-outline">
          {MY_ORDER}
        </Link>
      </div>
    </div>
  )
}
