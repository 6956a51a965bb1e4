import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Options, SelectField } from '../Field.tsx'
import { useShownInForm } from '../use-shown-in-form.ts'
import { type ManagedReviewSearch, readManagedReviewSearch, reviewStates } from './managed-review-search.ts'

interface ManagedReviewFiltersProps {
  search: ManagedReviewSearch
  /** The name of the product whose reviews are listed alone, if there are any. */
  product: string | undefined
}

/** Filters the reviews. A plain form, so that it works before the page's code has loaded. */
export function ManagedReviewFilters({ search, product }: ManagedReviewFiltersProps) {
  const navigate = useNavigate()
  const { state = '' } = search
  const form = useShownInForm({ state })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readManagedReviewSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/dashboard/reviews', search: wanted, resetScroll: false })
  }

  return (
    <search className="sheet mb-6 flex flex-wrap items-end gap-x-8 gap-y-4 p-4">
      <form ref={form} action="/dashboard/reviews" onSubmit={submit} className="flex items-end gap-2">
        {search.product !== undefined && <input type="hidden" name="product" value={search.product} />}
        <SelectField label="State" name="state" defaultValue={state}>
          <option value="">All reviews</option>
          <Options of={reviewStates} />
        </SelectField>
        <button type="submit" className="btn btn-secondary">
          Show
        </button>
      </form>
      {search.product !== undefined && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4">
          <span>
            Only of <strong className="font-semibold">{product ?? 'one part'}</strong>
          </span>
          <Link to="/dashboard/reviews" search={search.state ? { state: search.state } : {}} className="link">
            All parts
          </Link>
        </p>
      )}
    </search>
  )
}
