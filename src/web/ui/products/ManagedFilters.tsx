import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent, FormEvent } from 'react'
import { categoryNames } from '#contract/category-names.ts'
import { Field, Options, SelectField } from '../Field.tsx'
import { useShownInForm } from '../use-shown-in-form.ts'
import { managedSortOptions, stateNames } from './managed-labels.ts'
import { type ManagedSearch, readManagedSearch } from './managed-search.ts'

/** Filters and sorts the product list. A plain form, so that it works before the page's code has loaded. */
export function ManagedFilters({ search }: { search: ManagedSearch }) {
  const navigate = useNavigate()
  const { q = '', category = '', state = '', sort = 'newest' } = search
  const form = useShownInForm({ q, category, state, sort })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readManagedSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/dashboard/products', search: wanted, resetScroll: false })
  }
  const submitAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

  return (
    <search>
      <form
        ref={form}
        action="/dashboard/products"
        onSubmit={submit}
        className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-3 xl:grid-cols-[1fr_11rem_11rem_12rem]"
      >
        <div className="flex items-end gap-2 sm:col-span-full xl:col-span-1">
          <div className="min-w-0 grow">
            <Field
              label="Search by name, SKU or standard"
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
        {search.family !== undefined && <input type="hidden" name="family" value={search.family} />}
        <SelectField label="Category" name="category" defaultValue={category} onChange={submitAtOnce}>
          <option value="">All categories</option>
          <Options of={categoryNames} />
        </SelectField>
        <SelectField label="State" name="state" defaultValue={state} onChange={submitAtOnce}>
          <option value="">All but archived</option>
          <Options of={stateNames} />
        </SelectField>
        <SelectField label="Sort by" name="sort" defaultValue={sort} onChange={submitAtOnce}>
          <Options of={managedSortOptions} />
        </SelectField>
      </form>
    </search>
  )
}
