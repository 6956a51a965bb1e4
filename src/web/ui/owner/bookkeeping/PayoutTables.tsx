import { Link } from '@tanstack/react-router'
import { MAX_LISTED_PARTS, movementKindNames } from '#contract/bookkeeping/payout-kinds.ts'
import type { Payout, PayoutPart, PayoutsReport } from '#contract/bookkeeping/payouts.ts'
import { formatCount, formatEuros, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { linkToReport } from './period-search.ts'

/** What stands in the place of a payout's id for what is in none yet. */
const WAITING = 'waiting'

type Sums = PayoutsReport['waiting']
type Row = Sums & Partial<Payout> & { readonly id: string }

const amount = (label: string, value: (row: Row) => number | undefined): Column<Row> => ({
  label,
  show: row => <span className="tabular-nums">{formatEuros(value(row) ?? 0)}</span>,
})

const columnsOf = ({ from, to }: PayoutsReport): readonly Column<Row>[] => [
  {
    label: 'At the bank',
    show: ({ id, day, status }) => (
      <Link {...linkToReport('payouts', { from, to }, id)} hash="parts" className="text-link">
        {day ? <time dateTime={day}>{day}</time> : 'Not paid out yet'}
        <span className="block text-sm text-muted">
          {day ? `${id}, ${status?.replace('_', ' ')}` : 'now'}
        </span>
      </Link>
    ),
  },
  amount('Payments', row => row.charges),
  amount('Refunds', row => row.refunds),
  amount('Disputes', row => row.disputes),
  amount('Fees', row => -row.fees),
  amount('Other', row => row.other),
  {
    label: 'Payout',
    show: row => <strong className="tabular-nums">{formatEuros(row.amount ?? row.net)}</strong>,
  },
  { label: 'Differences', show: describeDifferences },
]

/** What does not fit, in words. */
function describeDifferences({ parts, unexplained = 0, notBooked, amount: paid }: Row) {
  const differences = [
    parts === 'unread' && 'its parts are not known yet',
    parts === 'unsaid' && 'the card service does not say what is in it',
    parts === 'read' && unexplained !== 0 && `${formatEuros(unexplained)} beyond its parts`,
    notBooked !== 0 && `${formatEuros(notBooked)} that the bookings do not have`,
  ].filter(Boolean)
  if (differences.length > 0) return <span className="font-semibold">{differences.join('; ')}</span>
  return paid === undefined ? '' : 'None'
}

const partColumns: readonly Column<PayoutPart>[] = [
  { label: 'Day', show: ({ day }) => <time dateTime={day}>{day}</time> },
  {
    label: 'What',
    show: ({ kind, category, isBooked }) => (
      <>
        {kind === 'other' ? category.replaceAll('_', ' ') : movementKindNames[kind]}
        {!isBooked && <span className="block text-sm font-semibold">Not in the bookings</span>}
      </>
    ),
  },
  {
    label: 'Order',
    show: ({ order, orderNumber, id }) =>
      order === null ? (
        <span className="text-sm wrap-anywhere text-muted">{id}</span>
      ) : (
        <Link to="/dashboard/orders/$id" params={{ id: order }} className="text-link">
          {orderNumber}
        </Link>
      ),
  },
  {
    label: 'Amount',
    show: part => <span className="tabular-nums">{formatEuros(part.amount)}</span>,
  },
  {
    label: 'Fee',
    show: ({ fee }) => <span className="tabular-nums">{formatEuros(-fee)}</span>,
  },
  {
    label: 'Comes to',
    show: ({ net }) => <strong className="tabular-nums">{formatEuros(net)}</strong>,
  },
]

/** What the card service paid out, each with what it is made of, and the parts of the chosen one. */
export function PayoutTables({ report, chosen }: { report: PayoutsReport; chosen: string | undefined }) {
  const { payouts, waiting, failingSince, parts } = report
  const rows: readonly Row[] = [{ id: WAITING, ...waiting }, ...payouts]
  const found = rows.find(({ id }) => id === chosen)
  return (
    <>
      {failingSince && (
        <p role="alert" className="mb-6 border-l-4 border-warning bg-base-200 p-4">
          The card service could not be read since {formatMoment(failingSince)}. It is asked again every 15
          minutes; until then what is newer is missing here and in the bookings.
        </p>
      )}
      <ListTable
        caption="Payouts and what they are made of"
        columns={columnsOf(report)}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {chosen !== undefined && (
        <section aria-labelledby="parts" className="mt-10">
          <h2 id="parts" className="mb-4 text-2xl wrap-anywhere">
            {chosen === WAITING ? 'Parts of the next payout' : `Parts of ${chosen}`}
          </h2>
          {parts.length === 0 ? (
            <p className="text-muted">None are known.</p>
          ) : (
            <ListTable caption="Parts" columns={partColumns} rows={parts} keyOf={({ id }) => id} />
          )}
          {found && found.movements > MAX_LISTED_PARTS && (
            <p className="mt-4 text-muted">
              The first {formatCount(MAX_LISTED_PARTS)} of {formatCount(found.movements)}: the CSV file has
              all.
            </p>
          )}
        </section>
      )}
    </>
  )
}
