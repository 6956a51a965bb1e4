import { Link, type LinkProps } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { SavedView } from '#contract/accounts/saved-views.ts'
import { MAX_VIEW_NAME, type ViewList } from '#contract/accounts/view-lists.ts'
import { answerOf, calls } from '../../../client.ts'
import { parseSearch, stringifySearch } from '../../../search-params.ts'
import { useAction } from '../actions/use-action.ts'
import { Field } from '../forms/Field.tsx'

interface SavedViewsProps<Search> {
  list: ViewList
  /** What the address says now. */
  search: Search
  /** Parses what was kept like an address. */
  read: (raw: Readonly<Record<string, unknown>>) => Search
  linkTo: (search: Search) => LinkProps
}

/** What somebody looks for again and again: names it, and leads back to it, on all their devices. They are read once they are opened. */
export function SavedViews<Search extends object>({ list, search, read, linkTo }: SavedViewsProps<Search>) {
  const [views, setViews] = useState<readonly SavedView[]>([])
  const load = async () => {
    const all = await answerOf(calls['saved-view'].$get())
    setViews(all.filter(view => view.list === list))
  }
  const { act, isBusy } = useAction({ refresh: load })

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (!name) return
    const query = stringifySearch({ ...search, after: undefined }).replace('?', '')
    if (await act(() => answerOf(calls['saved-view'].$put({ json: { list, name, query } })))) form.reset()
  }

  return (
    <details onToggle={event => event.currentTarget.open && void act(async () => undefined)}>
      <summary className="btn btn-outline btn-sm">Views</summary>
      <div className="sheet mt-2 grid gap-4 p-4">
        {views.length > 0 && (
          <ul aria-label="Saved views" className="grid gap-2">
            {views.map(({ _id: id, name, query }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <Link {...linkTo(read(parseSearch(query)))} className="text-link font-semibold wrap-anywhere">
                  {name}
                </Link>
                <button
                  type="button"
                  className="btn btn-outline btn-sm"
                  aria-label={`Forget ${name}`}
                  disabled={isBusy}
                  onClick={() =>
                    void act(() => answerOf(calls['saved-view'][':id'].$delete({ param: { id } })))
                  }
                >
                  Forget
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={event => void save(event)} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label="Save what is shown as"
              name="name"
              maxLength={MAX_VIEW_NAME}
              required
              hint="Views are kept with your account."
            />
          </div>
          <button type="submit" className="btn btn-outline mb-7" disabled={isBusy}>
            Save
          </button>
        </form>
      </div>
    </details>
  )
}
