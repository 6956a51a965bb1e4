import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { Field, SelectField } from '../../base/forms/Field.tsx'
import { useShownInForm } from '../../base/forms/use-shown-in-form.ts'
import { parseColumnFilter } from './column-filter.ts'
import type { LoadedTable } from './load-family.ts'
import { isNarrowed, PRICE, readTableSearch, type TableSearch, writeTableSearch } from './table-search.ts'

interface SizeFiltersProps {
  path: string
  table: LoadedTable
  search: TableSearch
}

/** Narrows the table by its columns. A plain form, so that it works before the page's code has loaded. */
export function SizeFilters({ path, table, search }: SizeFiltersProps) {
  const router = useRouter()
  const { columns, grades, choices } = table
  const { filters, grade, isInStock, sort } = search
  const typed = Object.fromEntries(
    [...columns.map(({ key }) => key), PRICE].map(key => [key, filters[key] ?? '']),
  )
  const form = useShownInForm({ ...typed, grade, in_stock: isInStock })

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readTableSearch(Object.fromEntries(new FormData(event.currentTarget)), columns)
    void router.navigate({ href: path + writeTableSearch(wanted), resetScroll: false })
  }
  const applyAtOnce = (event: { currentTarget: { form: HTMLFormElement | null } }) =>
    event.currentTarget.form?.requestSubmit()

  return (
    <details className="sheet" open={isNarrowed(search)}>
      <summary className="cursor-pointer px-4 py-3 font-semibold">Filter by column</summary>
      <form
        ref={form}
        action={path}
        onSubmit={apply}
        className="grid grid-cols-2 items-start gap-4 border-t border-line p-4 sm:grid-cols-3 lg:grid-cols-5"
      >
        {sort !== '' && <input type="hidden" name="sort" value={sort} />}
        {grades.length > 1 && (
          <SelectField label="Material" name="grade" defaultValue={grade} onChange={applyAtOnce}>
            <option value="">Any</option>
            {grades.map(name => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        {columns.map(({ key, symbol, name, unit }) => (
          <FilterField
            key={key}
            name={key}
            label={`${name} (${[symbol, unit].filter(Boolean).join(', ')})`}
            typed={filters[key] ?? ''}
            choices={choices[key] ?? []}
          />
        ))}
        <FilterField name={PRICE} label="Price each (€)" typed={filters[PRICE] ?? ''} choices={[]} />
        <label className="flex min-h-11 w-fit items-center gap-2.5 self-end text-sm font-semibold">
          <input
            type="checkbox"
            className="checkbox"
            name="in_stock"
            value="true"
            defaultChecked={isInStock}
            onChange={applyAtOnce}
          />
          In stock only
        </label>
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="btn btn-secondary btn-sm">
            Apply filters
          </button>
          <p className="text-sm text-muted">Write values as 8, 10 or a range as 20-60.</p>
        </div>
      </form>
    </details>
  )
}

function FilterField(field: { name: string; label: string; typed: string; choices: readonly number[] }) {
  const { name, label, typed, choices } = field
  const list = useId()
  const isUnclear = parseColumnFilter(typed) === undefined
  return (
    <div>
      <Field
        label={label}
        name={name}
        defaultValue={typed}
        maxLength={60}
        autoComplete="off"
        list={choices.length > 0 ? list : undefined}
        error={isUnclear ? 'Please write values as 8, 10 or a range as 20-60.' : undefined}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(value => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </div>
  )
}
