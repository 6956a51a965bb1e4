import { Link } from '@tanstack/react-router'
import { MY_ORDER, PAYMENT_COMPLETED } from '../../../content/specification.ts'
import { TransactionId } from '../../base/actions/TransactionId.tsx'

/** A paid order, with the transaction id that proves it. */
export function PaymentDone({ transactionId, isNew = false }: { transactionId: string; isNew?: boolean }) {
  return (
    <div
      aria-live="polite"
      className="sheet grid justify-items-start gap-4 border-l-4 border-l-success p-5 sm:p-6"
    >
      <span className="badge font-semibold badge-success">Paid</span>
      <p className="text-lg font-semibold">{isNew ? PAYMENT_COMPLETED : 'This order is paid.'}</p>
      <p>
        <span className="block text-muted">Transaction id</span>
        <TransactionId id={transactionId} />
      </p>
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        {MY_ORDER}
      </Link>
    </div>
  )
}
