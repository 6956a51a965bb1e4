import { Link, linkOptions } from '@tanstack/react-router'
import { ageNames, ages } from '#contract/bookkeeping/ages.ts'
import type { OpenItem, OpenItemsReport } from '#contract/bookkeeping/open-items.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

type Person = OpenItemsReport['people'][number]
type Sum = keyof OpenItemsReport['total']

const ALL = ''

const amount = (label: string, name: Sum): Column<Person> => ({
  label,
  show: row => (
    <span className={`tabular-nums ${row.person === ALL || name === 'total' ? 'font-semibold' : ''}`}>
      {formatEuros(row[name])}
    </span>
  ),
})

const columnsOf = (on: string): readonly Column<Person>[] => [
  {
    label: 'Customer',
    show: ({ person, customer }) =>
      person === ALL ? (
        <strong>All</strong>
      ) : (
        <Link
          {...linkOptions({
            to: '/dashboard/bookkeeping/open-items',
            search: { on, person },
            hash: 'items',
          })}
          className="text-link wrap-anywhere"
        >
          {customer}
          <span className="block text-sm text-muted">{person}</span>
        </Link>
      ),
  },
  ...ages.map(age => amount(ageNames[age], age)),
  amount('In all', 'total'),
]

/** What each customer owed, by how long it was overdue, and all of it. */
export function OpenItemSums({ on, people, total }: Pick<OpenItemsReport, 'on' | 'people' | 'total'>) {
  if (people.length === 0) return <p className="text-muted">Nothing was open at the end of this day.</p>
  return (
    <ListTable
      caption="Open by customer and age"
      columns={columnsOf(on)}
      rows={[...people, { person: ALL, customer: '', ...total }]}
      keyOf={({ person }) => person}
    />
  )
}

const itemColumns: readonly Column<OpenItem>[] = [
  {
    label: 'Order',
    show: ({ order: id, orderNumber }) => (
      <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold">
        {orderNumber}
      </Link>
    ),
  },
  { label: 'Invoice', show: ({ invoice }) => invoice },
  { label: 'Payable by', show: ({ dueOn }) => <time dateTime={dueOn}>{dueOn}</time> },
  {
    label: 'Overdue',
    show: ({ daysOverdue, age }) =>
      age === 'notDue'
        ? ageNames.notDue
        : `${formatCount(daysOverdue)} ${daysOverdue === 1 ? 'day' : 'days'}`,
  },
  { label: 'Open', show: ({ open }) => <span className="tabular-nums">{formatEuros(open)}</span> },
]

/** The items of one customer, those due first come first. */
export function OpenItems({ person, items }: { person: string; items: readonly OpenItem[] }) {
  return (
    <section aria-labelledby="items" className="mt-10">
      <h2 id="items" className="mb-4 text-2xl break-all">
        Open items of {person}
      </h2>
      {items.length === 0 ? (
        <p className="text-muted">Nothing was open at the end of this day.</p>
      ) : (
        <ListTable columns={itemColumns} rows={items} keyOf={({ order }) => order} />
      )}
    </section>
  )
}
