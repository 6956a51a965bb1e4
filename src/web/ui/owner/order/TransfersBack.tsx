import type { TransferBack } from '#contract/on-account/transfers-back.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { SendBack } from '../books/SendBack.tsx'

/** What goes back by bank transfer of an order on account, and what of it has; nothing if nothing does. */
export function TransfersBack({
  transfers,
  mayRefund,
}: {
  transfers: readonly TransferBack[]
  mayRefund: boolean
}) {
  if (transfers.length === 0) return null
  return (
    <section aria-labelledby="transfers-back" className="sheet p-5">
      <h2 id="transfers-back" className="mb-2 text-2xl">
        Sent back by bank transfer
      </h2>
      <ul>
        {transfers.map(transfer => (
          <li key={transfer._id} className="border-t border-line py-2 first:border-t-0">
            <div className="flex items-baseline justify-between gap-4">
              <span className="wrap-anywhere">{transfer.reason}</span>
              <strong>{formatEuros(transfer.amount)}</strong>
            </div>
            {transfer.sentOn === null ? (
              <>
                <p className="font-semibold">To be sent</p>
                {mayRefund && <SendBack transfer={transfer} />}
              </>
            ) : (
              <p className="text-sm wrap-anywhere text-muted">
                <time dateTime={transfer.sentOn}>{formatDay(transfer.sentOn)}</time>, {transfer.reference}
                {transfer.iban && `, ${transfer.iban}`}, noted by {transfer.notedBy}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
