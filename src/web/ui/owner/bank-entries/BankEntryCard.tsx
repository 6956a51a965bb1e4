import { Link } from '@tanstack/react-router'
import type { BankEntry } from '#contract/bank-entries/bank-entries.ts'
import type { Certainty } from '#contract/bank-entries/states.ts'
import { answerOf, calls } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { NoteByHand } from './NoteByHand.tsx'

type Proposal = BankEntry['proposals'][number]

const certaintyNames: Readonly<Record<Certainty, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
}

/** Money on a bank statement: what the bank says of it, which orders it pays or may pay, and the owner's yes or no. */
export function BankEntryCard({ entry }: { entry: BankEntry }) {
  const { _id, bookedOn, amount, name, iban, remittance, status, left, noted, proposals } = entry
  const maySettle = useRights()('settleOnAccount')
  return (
    <li className="sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg wrap-anywhere">{name || 'No name'}</h2>
        <strong className="text-lg tabular-nums">{formatEuros(amount)}</strong>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={bookedOn}>{bookedOn}</time>
        {iban && `, ${iban}`}
      </p>
      <p className="my-2 wrap-anywhere">{remittance || 'No words'}</p>
      {noted.length > 0 && (
        <ul className="mb-2">
          {noted.map(part => (
            <li key={part.order}>
              {formatEuros(part.amount)} noted for <OrderLink order={part.order} number={part.orderNumber} />,{' '}
              {part.customer}
            </li>
          ))}
          {left > 0 && <li className="font-semibold">{formatEuros(left)} are left of it</li>}
        </ul>
      )}
      {status === 'open' ? (
        <>
          {proposals.length === 0 && <p className="mb-2 text-muted">Nobody knows it: it matches no order.</p>}
          <ul className="grid gap-3">
            {proposals.map(proposal => (
              <ProposalRow
                key={proposal.payments.map(({ order }) => order).join()}
                id={_id}
                proposal={proposal}
                maySettle={maySettle}
              />
            ))}
          </ul>
          {maySettle && <NoteByHand entry={entry} />}
        </>
      ) : (
        maySettle && <Reopen entry={entry} />
      )}
    </li>
  )
}

const OrderLink = ({ order: id, number }: { order: string; number: string }) => (
  <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold">
    {number}
  </Link>
)

function ProposalRow({ id, proposal, maySettle }: { id: string; proposal: Proposal; maySettle: boolean }) {
  const { isOff, act } = useAction()
  const { certainty, reason, payments } = proposal
  const json = {
    payments: payments.map(({ orderNumber: order, amount, acceptDiscount }) => ({
      order,
      amount,
      acceptDiscount,
    })),
  }
  const numbers = payments.map(({ orderNumber }) => orderNumber).join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="min-w-0">
        <span className={`badge badge-sm ${certainty === 'certain' ? 'badge-success' : 'badge-outline'}`}>
          {certaintyNames[certainty]}
        </span>{' '}
        {payments.map(({ order, orderNumber, invoice, customer, amount }) => (
          <span key={order} className="block">
            {formatEuros(amount)} for <OrderLink order={order} number={orderNumber} />
            {invoice !== null && `, invoice ${invoice}`}, {customer}
          </span>
        ))}
        <span className="block text-sm text-muted">It {reason}.</span>
      </div>
      {maySettle && (
        <button
          type="button"
          disabled={isOff}
          className={`btn btn-sm ${certainty === 'certain' ? 'btn-primary' : 'btn-outline'}`}
          onClick={() =>
            void act(
              () =>
                answerOf(
                  calls['bank-entry'][':id'].payments.$post({ param: { id: encodeURIComponent(id) }, json }),
                ),
              { success: `Noted for ${numbers}` },
            )
          }
        >
          {payments.some(({ acceptDiscount }) => acceptDiscount)
            ? 'Accept the discount, note it'
            : 'Yes, note it'}
          <span className="sr-only"> for {numbers}</span>
        </button>
      )}
    </li>
  )
}

function Reopen({ entry: { _id, status, decidedBy } }: { entry: BankEntry }) {
  const { isOff, act } = useAction()
  const param = { id: encodeURIComponent(_id) }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-sm break-all text-muted">by {decidedBy}</span>
      <button
        type="button"
        disabled={isOff}
        className="btn btn-outline btn-sm"
        onClick={() =>
          void act(() => answerOf(calls['bank-entry'][':id'].reopen.$post({ param })), {
            success: 'It is open again',
          })
        }
      >
        {status === 'noted' ? 'Undo' : 'Open again'}
      </button>
    </div>
  )
}
