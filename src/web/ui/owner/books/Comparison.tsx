import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { MoneyComparison } from '#contract/payments/payments.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { SelectField } from '../../base/forms/Field.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { DIFFERENCE_LABELS } from './labels.ts'
import { type MoneySearch, PERIODS, readMoneySearch } from './money-search.ts'

/** The card service compared with the orders, and the differences. Read after the page: the card service is asked for up to a thousand payments. */
export function Comparison({ search }: { search: MoneySearch }) {
  const days = String(search.days ?? 1)
  const read = useCallback(
    () => answerOf(calls.money.comparison.$get({ query: { days } })).catch(ignoreUnavailable),
    [days],
  )
  const { value: comparison, hasFailed, reread } = useOwn(read)
  const { isOff, act } = useAction({ refresh: router => Promise.all([router.invalidate(), reread()]) })
  const reconcile = () =>
    act(() => answerOf(calls.money.reconcile.$post({ query: { days } })), {
      success: ({ compared, healed }) =>
        `${formatCount(compared)} payments compared, ${formatCount(healed)} repaired`,
    })
  return (
    <section
      aria-labelledby="comparison"
      aria-busy={comparison === undefined && !hasFailed}
      className="mb-10 min-h-40"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="comparison" className="text-2xl">
          Card service and orders
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <PeriodChoice search={search} />
          <button type="button" className="btn btn-outline" disabled={isOff} onClick={() => void reconcile()}>
            Reconcile now
          </button>
        </div>
      </div>
      {hasFailed && <p className="text-muted">It cannot be read now.</p>}
      {comparison === 'unavailable' && (
        <p role="alert" className="sheet border-l-4 border-l-warning p-4">
          The card service is not responding. The shop retries every few minutes.
        </p>
      )}
      {typeof comparison === 'object' && <Outcome comparison={comparison} />}
    </section>
  )
}

function PeriodChoice({ search }: { search: MoneySearch }) {
  const navigate = useNavigate()
  return (
    <SelectField
      label="Payments from the last"
      value={String(search.days ?? 1)}
      onChange={event =>
        void navigate({
          to: '/dashboard/money',
          search: readMoneySearch({ ...search, days: event.currentTarget.value }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {PERIODS.map(days => (
        <option key={days} value={days}>
          {days === 1 ? '24 hours' : `${days} days`}
        </option>
      ))}
    </SelectField>
  )
}

function ignoreUnavailable(error: unknown): 'unavailable' {
  if (error instanceof CallError && error.status === 503) return 'unavailable'
  throw error
}

function Outcome({ comparison }: { comparison: MoneyComparison }) {
  const { compared, isComplete, differences } = comparison
  const what = `${formatCount(compared)} ${compared === 1 ? 'payment' : 'payments'} compared`
  return (
    <>
      <p className="mb-4 text-muted">
        {what}
        {isComplete ? '' : ', not all of them; choose fewer days to see all'}.{' '}
        {differences.length === 0 && 'Everything agrees.'}
      </p>
      {differences.length > 0 && (
        <ListTable
          caption="Differences"
          columns={columns}
          rows={differences}
          keyOf={({ transactionId }) => transactionId}
        />
      )}
    </>
  )
}

type Difference = MoneyComparison['differences'][number]

const columns: readonly Column<Difference>[] = [
  {
    label: 'Difference',
    show: ({ kind }) => <span className="font-semibold">{DIFFERENCE_LABELS[kind][0]}</span>,
  },
  {
    label: 'Payment',
    show: ({ transactionId, order }) =>
      order === null ? (
        <code className="text-sm break-all">{transactionId}</code>
      ) : (
        <Link to="/dashboard/orders/$id" params={{ id: order }} className="text-link break-all">
          {transactionId}
        </Link>
      ),
  },
  { label: 'Received', show: ({ received }) => formatEuros(received) },
  { label: 'Refunded', show: ({ refunded }) => formatEuros(refunded) },
  { label: 'Resolution', show: ({ kind }) => DIFFERENCE_LABELS[kind][1] },
]
