import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent, FormEvent } from 'react'
import { Field, SelectField } from '../Field.tsx'
import { useShownInForm } from '../use-shown-in-form.ts'
import { type OwnOrdersSearch, readOwnOrdersSearch } from './own-orders-search.ts'

/** Looks for orders by words and year. A plain form, so that it works before the page's code has loaded. */
export function OwnOrderFilters({ search, years }: { search: OwnOrdersSearch; years: readonly number[] }) {
  const navigate = useNavigate()
  const { q = '', state, year } = search
  const shownYear = year === undefined ? '' : String(year)
  const form = useShownInForm({ q, year: shownYear })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readOwnOrdersSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/dashboard', search: wanted, resetScroll: false })
  }
  const submitAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

  return (
    <search>
      <form
        ref={form}
        action="/dashboard"
        onSubmit={submit}
        className="mb-4 grid items-end gap-4 sm:grid-cols-[1fr_9rem]"
      >
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label="Search by number, product, SKU, your reference or transaction"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={q}
            />
          </div>
          <button type="submit" className="btn btn-secondary">
            Search
          </button>
        </div>
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        <SelectField label="Year" name="year" defaultValue={shownYear} onChange={submitAtOnce}>
          <option value="">All years</option>
          {yearsToChoose(years, year).map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  )
}

/** Those in which there are orders, and the one that is chosen. */
function yearsToChoose(years: readonly number[], chosen: number | undefined): readonly number[] {
  return chosen === undefined || years.includes(chosen) ? years : [chosen, ...years]
}
