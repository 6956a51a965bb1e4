import type { TakingsReport } from '#contract/bookkeeping/bookkeeping.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

type Day = TakingsReport['days'][number]
type Sum = Exclude<keyof Day, 'day' | 'papers'>

const TOTAL = 'Total'

const amount = (label: string, name: Sum): Column<Day> => ({
  label,
  show: row => (
    <span className={`tabular-nums ${row.day === TOTAL ? 'font-semibold' : ''}`}>
      {formatEuros(row[name])}
    </span>
  ),
})

const dayColumn: Column<Day> = {
  label: 'Day',
  show: ({ day }) => (day === TOTAL ? <strong>{TOTAL}</strong> : <time dateTime={day}>{day}</time>),
}

const sold: readonly Column<Day>[] = [
  dayColumn,
  { label: 'Papers', show: ({ papers }) => formatCount(papers) },
  amount('By card', 'card'),
  amount('On account', 'account'),
  amount('Credited', 'credited'),
  amount('Discounts', 'discounted'),
  amount('Net', 'net'),
  amount('VAT', 'vat'),
  amount('Gross', 'gross'),
]

const moved: readonly Column<Day>[] = [
  dayColumn,
  amount('Received by card', 'receivedByCard'),
  amount('Received by transfer', 'receivedByTransfer'),
  amount('Refunded to cards', 'refundedToCard'),
  amount('Sent back by transfer', 'refundedByTransfer'),
]

/** What was sold by day, by the papers, and what money came and went. */
export function TakingsTables({ days, total }: Pick<TakingsReport, 'days' | 'total'>) {
  const rows = [...days, { day: TOTAL, ...total }]
  return (
    <>
      <h2 className="mb-4 text-2xl">Sold</h2>
      <ListTable caption="Sold by day" columns={sold} rows={rows} keyOf={({ day }) => day} />
      <h2 className="mt-10 mb-4 text-2xl">Money</h2>
      <ListTable caption="Money by day" columns={moved} rows={rows} keyOf={({ day }) => day} />
    </>
  )
}
