import { useState } from 'react'
import type { FacetRange } from '#contract/search/search.ts'
import { formatCount } from '../../base/figures/format.ts'
import { GrossBasis } from '../../base/figures/Price.tsx'
import { labelOf } from './describe-chosen.ts'
import { chosenIn, FILTERS_FORM, fieldOfValue } from './form-fields.ts'
import { chooseRange } from './narrow.ts'
import { hasRange, RangeFields } from './RangeFields.tsx'
import type { ResultsSearch } from './results-search.ts'
import { SearchLink } from './SearchLink.tsx'
import type { ShownFacet } from './shown-results.ts'

/** What a search can be narrowed by: its values with their counts, and its range. */
export function FacetGroup({
  facet,
  search,
  isOpen,
}: {
  facet: ShownFacet
  search: ResultsSearch
  isOpen: boolean
}) {
  const { key, name, symbol, values, ranges, more } = facet
  const isOne = key === 'category' || key === 'kind'
  const isChosen = chosenIn(search, facet)
  // It does not close under whoever takes back the last choice in it.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <details open={wasOpened} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {name}
          {symbol && <span className="ml-1.5 font-normal text-muted">{symbol}</span>}
          {key === 'price' && (
            <span className="ml-1.5 text-sm font-normal text-muted">
              <GrossBasis />
            </span>
          )}
        </span>
        <svg
          viewBox="0 0 10 6"
          className="w-2.5 shrink-0 fill-none stroke-current stroke-2 group-open:rotate-180"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{name}</legend>
        <div className="max-h-96 overflow-y-auto">
          {isOne && <Choice type="radio" field={[key, '']} label="All" isChosen={!values.some(isChosen)} />}
          {values.map(value => (
            <Choice
              key={value.value}
              type={isOne ? 'radio' : 'checkbox'}
              field={fieldOfValue(facet, value.value)}
              label={labelOf(facet, value, search.unit ?? 'mm')}
              count={value.count}
              isChosen={isChosen(value)}
            />
          ))}
        </div>
        {more > 0 && (
          <SearchLink
            search={{ ...search, open: [...(search.open ?? []), key] }}
            replace
            aria-label={`Show all ${formatCount(values.length + more)} of ${name}`}
            className="mt-1 inline-block py-1 text-sm text-link"
          >
            Show all {formatCount(values.length + more)}
          </SearchLink>
        )}
        {ranges.map(range => (
          <Range key={range.min} facet={facet} range={range} search={search} />
        ))}
        {hasRange(facet) && <RangeFields facet={facet} search={search} />}
      </fieldset>
    </details>
  )
}

/** A link, as of ranges one alone is chosen; the one that is takes it back. */
function Range({ facet, range, search }: { facet: ShownFacet; range: FacetRange; search: ResultsSearch }) {
  const { min, max, count, isChosen } = range
  const end = (value: number) =>
    labelOf(facet, { value: String(value), label: String(value) }, search.unit ?? 'mm')
  return (
    <SearchLink
      search={chooseRange(search, facet.key.replace('dim:', ''), isChosen ? undefined : range)}
      replace
      aria-current={isChosen}
      className={`flex min-h-8 items-center justify-between gap-2.5 rounded-field px-1 text-[0.9375rem] hover:bg-base-300 ${isChosen ? 'font-semibold' : ''}`}
    >
      {end(min)} to {end(max)}
      <span className="text-sm font-normal text-muted">{formatCount(count)}</span>
    </SearchLink>
  )
}

function Choice({
  type,
  field: [name, value],
  label,
  count,
  isChosen,
}: {
  type: 'checkbox' | 'radio'
  field: readonly [name: string, value: string]
  label: string
  count?: number
  isChosen: boolean
}) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-field px-1 text-[0.9375rem] hover:bg-base-300">
      <input
        form={FILTERS_FORM}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className={`${type === 'radio' ? 'radio radio-xs' : 'checkbox checkbox-xs'} shrink-0`}
      />
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {count !== undefined && <span className="text-sm text-muted">{formatCount(count)}</span>}
    </label>
  )
}
