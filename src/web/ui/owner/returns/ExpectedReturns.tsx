import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ExpectedReturn } from '#contract/returns/returns.ts'
import { formatDay } from '../../base/figures/format.ts'
import { NoteArrival } from '../order/NoteArrival.tsx'

/** Returns that are on their way, each with the form that notes what came. */
export function ExpectedReturns({ returns }: { returns: readonly ExpectedReturn[] }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label="Expected returns" className="grid gap-4">
      {returns.map(({ order, userName, agreedAt, ...found }) => (
        <li key={found._id} className="sheet grid gap-4 p-5">
          <div>
            <h2 className="wrap-anywhere">
              <Link
                to="/dashboard/orders/$id"
                params={{ id: order }}
                hash="returns"
                className="text-link font-semibold"
              >
                {found.number}
              </Link>
            </h2>
            <p className="text-sm text-muted wrap-anywhere">
              {userName}, agreed on <time dateTime={agreedAt}>{formatDay(agreedAt)}</time>
            </p>
          </div>
          <NoteArrival found={found} onDone={() => list.current?.focus()} />
        </li>
      ))}
    </ul>
  )
}
