import { Link, type LinkProps } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { parseSearch, stringifySearch } from '../../../search-params.ts'
import { type KeptList, useKeptList } from '../browser/kept-list.ts'
import { Field } from '../forms/Field.tsx'

interface SavedViewsProps<Search> {
  /** Where this browser keeps them, each as its name and what its address says. */
  kept: KeptList
  /** What the address says now. */
  search: Search
  /** Parses what was kept like an address. */
  read: (raw: Readonly<Record<string, unknown>>) => Search
  linkTo: (search: Search) => LinkProps
}

const MAX_NAME = 40

/** What somebody looks for again and again: names it, and leads back to it. */
export function SavedViews<Search extends object>({ kept, search, read, linkTo }: SavedViewsProps<Search>) {
  const views = useKeptList(kept).map(item => {
    const [name = '', query = ''] = item.split('\n')
    return { item, name, query }
  })

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (!name) return
    const others = views.filter(view => view.name !== name).map(({ item }) => item)
    kept.keep([...others, `${name}\n${stringifySearch({ ...search, after: undefined })}`])
    form.reset()
  }

  return (
    <details className="print:hidden">
      <summary className="btn btn-outline btn-sm">Views</summary>
      <div className="sheet mt-2 grid gap-4 p-4">
        {views.length > 0 && (
          <ul aria-label="Saved views" className="grid gap-2">
            {views.map(({ item, name, query }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-3">
                <Link {...linkTo(read(parseSearch(query)))} className="text-link font-semibold wrap-anywhere">
                  {name}
                </Link>
                <button
                  type="button"
                  className="btn btn-outline btn-sm"
                  aria-label={`Forget ${name}`}
                  onClick={() => kept.keep(views.filter(view => view.item !== item).map(view => view.item))}
                >
                  Forget
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={save} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label="Save what is shown as"
              name="name"
              maxLength={MAX_NAME}
              required
              hint="Views are kept in this browser."
            />
          </div>
          <button type="submit" className="btn btn-outline mb-7">
            Save
          </button>
        </form>
      </div>
    </details>
  )
}
