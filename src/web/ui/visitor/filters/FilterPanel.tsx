import type { ChangeEvent } from 'react'
import { FacetGroup } from './FacetGroup.tsx'
import { FILTERS_FORM } from './form-fields.ts'
import { listChosen } from './narrow.ts'
import type { ResultsSearch } from './results-search.ts'
import { Switch } from './Switch.tsx'
import type { ShownFacet } from './shown-results.ts'

/** As many facets are open at first. */
const OPEN_AT_FIRST = 4

/** Everything a search can be narrowed by. Choices apply at once; without JavaScript by the button. */
export function FilterPanel({ facets, search }: { facets: readonly ShownFacet[]; search: ResultsSearch }) {
  const chosen = new Set(listChosen(search).map(({ key }) => key))
  return (
    <div onChange={submitChoice}>
      {facets.some(({ unit }) => unit === 'mm') && <UnitSwitch search={search} />}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          search={search}
          isOpen={index < OPEN_AT_FIRST || chosen.has(facet.key)}
        />
      ))}
      <div className="hidden pt-4 noscript:block">
        <button type="submit" form={FILTERS_FORM} className="btn btn-secondary">
          Apply filters
        </button>
      </div>
    </div>
  )
}

/** A value that is chosen takes the place of a range of the same dimension. */
function submitChoice({ target }: ChangeEvent<HTMLDivElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type === 'text') return
  for (const range of target.closest('fieldset')?.querySelectorAll('input') ?? [])
    if (range.type === 'text') range.value = ''
  target.form?.requestSubmit()
}

function UnitSwitch({ search }: { search: ResultsSearch }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-2">
      <span className="font-semibold">Lengths in</span>
      <Switch
        label="Lengths in"
        choices={[
          { name: 'mm', search: { ...search, unit: undefined }, isCurrent: search.unit === undefined },
          { name: 'inch', search: { ...search, unit: 'inch' }, isCurrent: search.unit === 'inch' },
        ]}
      />
    </div>
  )
}
