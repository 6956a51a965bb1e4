import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import type { OwedOrder, OwedReport } from '#contract/on-account/on-account.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { SelectField } from '../../base/forms/Field.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { NumberPager } from '../../base/list/Pager.tsx'
import { StateLinks } from '../../base/list/StateLinks.tsx'
import { type MoneySearch, PAGE_SIZE, readMoneySearch } from './money-search.ts'
import { describeReminders } from './reminders.ts'

/** What customers owe on account, by state and by person; nothing if nobody owes anything. */
export function Owed({ owed, search }: { owed: OwedReport; search: MoneySearch }) {
  const navigate = useNavigate()
  if (owed.people.length === 0) return null
  const linkTo = (changed: Partial<MoneySearch>) =>
    linkOptions({
      to: '/dashboard/money',
      search: readMoneySearch({ ...search, owedPage: undefined, ...changed }),
      resetScroll: false,
    })
  return (
    <section aria-labelledby="owed" className="mb-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="owed" className="text-2xl">
          Owed on account
        </h2>
        <Link to="/dashboard/bookkeeping/open-items" className="text-link">
          Open items by age
        </Link>
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <StateLinks
          label="States of what is owed"
          states={[
            [undefined, `All (${formatEuros(owed.open)})`] as const,
            ['overdue', `Overdue (${formatEuros(owed.overdue)})`] as const,
          ]}
          chosen={search.owed}
          linkTo={state => linkTo({ owed: state })}
        />
        <div className="w-full sm:w-96">
          <SelectField
            label="Owed by"
            value={search.owedBy ?? ''}
            onChange={event => void navigate(linkTo({ owedBy: event.currentTarget.value }))}
          >
            <option value="">Everybody</option>
            {search.owedBy !== undefined && !owed.people.some(({ person }) => person === search.owedBy) && (
              <option value={search.owedBy}>{search.owedBy}</option>
            )}
            {owed.people.map(({ person, open, overdue }) => (
              <option key={person} value={person}>
                {person}: {formatEuros(open)}
                {overdue > 0 && `, ${formatEuros(overdue)} overdue`}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {owed.orders.length === 0 ? (
        <p className="text-muted">No such orders.</p>
      ) : (
        <OwedTable orders={owed.orders} />
      )}
      <NumberPager
        label="Pages of what is owed"
        search={{ page: search.owedPage }}
        linkTo={({ page }) => linkTo({ owedPage: page })}
        total={owed.total}
        pageSize={PAGE_SIZE}
      />
    </section>
  )
}

const columns: readonly Column<OwedOrder>[] = [
  {
    label: 'Order',
    show: ({ order: id, orderName, number, isShipped }) => (
      <>
        <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold wrap-anywhere">
          {orderName}
        </Link>
        <span className="block text-sm text-muted">
          {number}, {isShipped ? 'shipped' : 'not shipped yet'}
        </span>
      </>
    ),
  },
  { label: 'Customer', show: ({ person }) => <span className="break-all">{person}</span> },
  {
    label: 'Payable by',
    show: ({ dueAt, daysOverdue }) => (
      <>
        <time dateTime={dueAt}>{formatDay(dueAt)}</time>
        {daysOverdue > 0 && (
          <strong className="block text-error">
            {formatCount(daysOverdue)} {daysOverdue === 1 ? 'day' : 'days'} overdue
          </strong>
        )}
      </>
    ),
  },
  { label: 'Amount', show: ({ amount }) => formatEuros(amount) },
  {
    label: 'Reminders',
    show: order => (
      <>
        {formatCount(order.reminders)}
        {describeReminders(order).map(words => (
          <span key={words} className="block text-sm wrap-anywhere text-muted">
            {words}
          </span>
        ))}
      </>
    ),
  },
]

/** Orders on account that are not paid, the first due first. */
function OwedTable({ orders }: { orders: readonly OwedOrder[] }) {
  return <ListTable caption="Owed on account" columns={columns} rows={orders} keyOf={({ order }) => order} />
}
