import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Field, SelectField } from '../Field.tsx'
import { actionLabels } from './action-labels.ts'
import { type AuditSearch, readAuditSearch } from './audit-search.ts'

/** Filters the audit trail. A plain form, so that it works before the page's code has loaded. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readAuditSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/dashboard/audit', search: wanted, resetScroll: false })
  }

  return (
    <search>
      <form
        key={JSON.stringify(search)}
        action="/dashboard/audit"
        onSubmit={submit}
        className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-2 xl:grid-cols-[14rem_1fr_10rem_10rem_auto]"
      >
        <SelectField label="Action" name="action" defaultValue={search.action ?? ''}>
          <option value="">All actions</option>
          {Object.entries(actionLabels).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label="Person" type="search" name="person" maxLength={254} defaultValue={search.person} />
        <Field label="From" type="date" name="from" defaultValue={search.from} />
        <Field label="To" type="date" name="to" defaultValue={search.to} />
        <button type="submit" className="btn btn-secondary">
          Show
        </button>
      </form>
    </search>
  )
}
