import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import type { OwedReport } from '#contract/on-account.ts'
import { SelectField } from '../Field.tsx'
import { formatCount, formatEuros } from '../format.ts'
import { Pager } from '../Pager.tsx'
import { type MoneySearch, PAGE_SIZE, readMoneySearch } from './money-search.ts'
import { OwedTable } from './OwedTable.tsx'

/** What customers owe on account, by state and by person; nothing if nobody owes anything. */
export function Owed({ owed, search }: { owed: OwedReport; search: MoneySearch }) {
  const navigate = useNavigate()
  if (owed.people.length === 0) return null
  const pages = Math.max(1, Math.ceil(owed.total / PAGE_SIZE))
  const page = Math.min(search.owedPage ?? 1, pages)
  const linkTo = (changed: Partial<MoneySearch>) =>
    linkOptions({
      to: '/dashboard/money',
      search: readMoneySearch({ ...search, owedPage: undefined, ...changed }),
      resetScroll: false,
    })
  const states = [
    { label: `All (${formatEuros(owed.open)})`, state: undefined },
    { label: `Overdue (${formatEuros(owed.overdue)})`, state: 'overdue' },
  ] as const
  return (
    <section aria-labelledby="owed" className="mb-10">
      <h2 id="owed" className="mb-4 text-2xl">
        Owed on account
      </h2>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <nav aria-label="States of what is owed" className="flex flex-wrap gap-2">
          {states.map(({ label, state }) => (
            <Link
              key={label}
              {...linkTo({ owed: state })}
              aria-current={search.owed === state ? 'true' : undefined}
              className={`btn btn-sm ${search.owed === state ? 'btn-neutral' : 'btn-outline'}`}
            >
              {label}
            </Link>
          ))}
        </nav>
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
      <Pager
        label="Pages of what is owed"
        back={page > 1 ? { text: 'Previous', to: linkTo({ owedPage: page - 1 }) } : undefined}
        forward={page < pages ? { text: 'Next', to: linkTo({ owedPage: page + 1 }) } : undefined}
        position={`Page ${formatCount(page)} of ${formatCount(pages)}`}
      />
    </section>
  )
}
