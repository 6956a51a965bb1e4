import { Link } from '@tanstack/react-router'
import type { WaitingTransfer } from '#contract/on-account/transfers-back.ts'
import { useRights } from '../../../rights.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { SendBack } from './SendBack.tsx'

/** What customers are to get back by bank transfer, the oldest first; nothing if nobody is. */
export function ToSendBack({ transfers }: { transfers: readonly WaitingTransfer[] }) {
  const mayRefund = useRights()('refundOrder')
  if (transfers.length === 0) return null
  return (
    <section aria-labelledby="to-send-back" className="mb-10">
      <h2 id="to-send-back" className="mb-4 text-2xl">
        To be sent back by bank transfer
      </h2>
      <ul className="grid gap-3">
        {transfers.map(transfer => (
          <li key={transfer._id} className="sheet p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <Link
                  to="/dashboard/orders/$id"
                  params={{ id: transfer.order }}
                  className="text-link font-semibold"
                >
                  {transfer.number}
                </Link>
                , <span className="break-all">{transfer.person}</span>
              </span>
              <strong className="tabular-nums">{formatEuros(transfer.amount)}</strong>
            </div>
            <p className="text-sm wrap-anywhere text-muted">
              since <time dateTime={transfer.createdAt}>{formatDay(transfer.createdAt)}</time>:{' '}
              {transfer.reason}
              {transfer.iban && <span className="block">{transfer.iban}</span>}
            </p>
            {mayRefund && <SendBack transfer={transfer} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
