import type { ReactNode } from 'react'
import type { SearchAnswer } from '#contract/search/search.ts'
import { formatCount } from '../../base/figures/format.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { Options } from '../../base/forms/Field.tsx'
import { FILTERS_FORM } from '../filters/form-fields.ts'
import { PAGE_SIZES, type ResultsSearch, sortOptions } from '../filters/results-search.ts'
import { Switch } from '../filters/Switch.tsx'
import { rememberView, type View, views } from '../filters/view.ts'

/** The line above the results: how many there are, in which order and how they are shown. */
export function ResultsBar({
  answer,
  search,
  view,
  filters,
}: {
  answer: Pick<SearchAnswer, 'total' | 'sizes'>
  search: ResultsSearch
  view: View
  /** The button that opens the filters on small screens. */
  filters: ReactNode
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="grow basis-full sm:basis-0">
        <output className="font-semibold">{describeCount(answer)}</output>
        {answer.total > 0 && (
          <span className="ml-3 inline-block text-sm text-muted">
            Prices <PriceBasis />
          </span>
        )}
      </p>
      {filters}
      {answer.total > 1 && <BarControls search={search} view={view} />}
    </div>
  )
}

/** In which order the results are, how many are on a page, and how they are shown. */
function BarControls({ search, view }: { search: ResultsSearch; view: View }) {
  return (
    <>
      <BarSelect label="Sort by" name="sort" value={search.sort ?? ''}>
        <option value="">{search.q ? sortOptions.best : sortOptions.newest}</option>
        <Options of={otherSorts(search)} />
      </BarSelect>
      <BarSelect label="Results a page" name="size" value={String(search.size ?? PAGE_SIZES[0])}>
        {PAGE_SIZES.map(size => (
          <option key={size} value={size}>
            {size} a page
          </option>
        ))}
      </BarSelect>
      <ViewSwitch search={search} view={view} />
    </>
  )
}

/** '56 results, 1,234 sizes'. */
function describeCount({ total, sizes }: Pick<SearchAnswer, 'total' | 'sizes'>): string {
  if (total === 0) return 'Nothing found'
  const results = `${formatCount(total)} ${total === 1 ? 'result' : 'results'}`
  return sizes > total ? `${results}, ${formatCount(sizes)} sizes` : results
}

function otherSorts({ q }: ResultsSearch): Record<string, string> {
  const { best: _best, newest, ...others } = sortOptions
  return q ? { newest, ...others } : others
}

function BarSelect({
  label,
  name,
  value,
  children,
}: {
  label: string
  name: string
  value: string
  children: ReactNode
}) {
  return (
    <select
      form={FILTERS_FORM}
      aria-label={label}
      name={name}
      defaultValue={value}
      onChange={event => event.currentTarget.form?.requestSubmit()}
      className="select w-auto! select-sm"
    >
      {children}
    </select>
  )
}

const VIEW_NAMES: Readonly<Record<View, string>> = { table: 'Table', cards: 'Cards' }

function ViewSwitch({ search, view }: { search: ResultsSearch; view: View }) {
  return (
    <Switch
      label="Show as"
      choices={views.map(each => ({
        name: VIEW_NAMES[each],
        search: { ...search, view: each },
        isCurrent: each === view,
        onChoose: () => rememberView(each),
      }))}
    />
  )
}
