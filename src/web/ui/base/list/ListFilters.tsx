import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { Field, SelectField } from '../forms/Field.tsx'
import { useShownInForm } from '../forms/use-shown-in-form.ts'

/** A parameter of the address as a field of the form: a choice, of which the first stands for none, or a text or a day. */
export interface Filter<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly choices?: readonly (readonly [value: string, label: string])[]
  readonly type?: 'search' | 'date'
  readonly maxLength?: number
}

interface ListFiltersProps<Search> {
  search: Search
  /** Parses what is typed like an address. */
  read: (raw: Readonly<Record<string, unknown>>) => Search
  linkTo: (search: Search) => LinkProps
  /** The label of a field for words, `q`. With it, choices apply at once. */
  words?: string
  filters: readonly Filter<Extract<keyof Search, string>>[]
  /** What stays as it is when the form is sent. */
  kept?: Extract<keyof Search, string>
  className: string
  /** Further to the fields. */
  children?: ReactNode
}

/** Filters and sorts a list. A plain form, so that it works before the page's code has loaded. */
export function ListFilters<Search extends object>(props: ListFiltersProps<Search>) {
  const { search, read, linkTo, words, filters, kept, className, children } = props
  const navigate = useNavigate()
  const values = new Map<string, unknown>(Object.entries(search))
  const textOf = (name: string) => String(values.get(name) ?? '')
  const shown = filters.map(({ name, choices }) => [name, textOf(name) || (choices?.[0]?.[0] ?? '')] as const)
  const form = useShownInForm({ q: textOf('q'), ...Object.fromEntries(shown) })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = read(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ ...linkTo(wanted), resetScroll: false })
  }
  const submitAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()
  const button = (
    <button type="submit" className="btn btn-secondary">
      {words === undefined ? 'Show' : 'Search'}
    </button>
  )

  return (
    <search>
      <form ref={form} action={linkTo(read({})).to} onSubmit={submit} className={className}>
        {words !== undefined && (
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <Field label={words} type="search" name="q" maxLength={100} defaultValue={textOf('q')} />
            </div>
            {button}
          </div>
        )}
        {kept !== undefined && values.has(kept) && <input type="hidden" name={kept} value={textOf(kept)} />}
        {filters.map(({ choices, ...field }) =>
          choices ? (
            <SelectField
              key={field.name}
              label={field.label}
              name={field.name}
              defaultValue={textOf(field.name) || choices[0]?.[0]}
              onChange={words === undefined ? undefined : submitAtOnce}
            >
              {choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ) : (
            <Field key={field.name} {...field} defaultValue={textOf(field.name)} />
          ),
        )}
        {words === undefined && button}
        {children}
      </form>
    </search>
  )
}
