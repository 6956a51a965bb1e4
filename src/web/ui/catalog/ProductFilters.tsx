import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent, FormEvent } from 'react'
import { Field, Options, SelectField } from '../Field.tsx'
import { useShownInForm } from '../use-shown-in-form.ts'
import { categoryNames, type ProductSearch, readProductSearch, sortOptions } from './product-search.ts'

/** Searches for products. A plain form, so that it works before the page's code has loaded. */
export function ProductFilters({ search }: { search: ProductSearch }) {
  const navigate = useNavigate()
  const { q = '', category = '', sort = 'newest', in_stock = false } = search
  const form = useShownInForm({ q, category, sort, in_stock })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readProductSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/all-products', search: wanted, resetScroll: false })
  }
  const submitAtOnce = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit()

  return (
    <search>
      <form
        ref={form}
        action="/all-products"
        onSubmit={submit}
        className="sheet mb-6 grid grid-cols-2 items-end gap-4 p-4 lg:grid-cols-[1fr_12rem_13rem_auto]"
      >
        <div className="col-span-full flex items-end gap-2 lg:col-span-1">
          <div className="grow">
            <Field
              label="Search by name, SKU or standard"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={search.q}
            />
          </div>
          <button type="submit" className="btn btn-secondary">
            Search
          </button>
        </div>
        <SelectField label="Category" name="category" defaultValue={search.category} onChange={submitAtOnce}>
          <option value="">All categories</option>
          <Options of={categoryNames} />
        </SelectField>
        <SelectField label="Sort by" name="sort" defaultValue={search.sort} onChange={submitAtOnce}>
          <Options of={sortOptions} />
        </SelectField>
        <label className="flex min-h-11 w-fit items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            className="checkbox"
            name="in_stock"
            value="true"
            defaultChecked={search.in_stock}
            onChange={submitAtOnce}
          />
          In stock only
        </label>
      </form>
    </search>
  )
}
