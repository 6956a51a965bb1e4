import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  allFields,
  FILTERS_FORM,
  type FormField,
  fieldOfValue,
  rangeFieldsOf,
  readForm,
} from './form-fields.ts'
import { hasRange } from './RangeFields.tsx'
import { type ResultsSearch, readResultsSearch } from './results-search.ts'
import type { ShownFacet } from './shown-results.ts'

/**
 * The form behind the filters, whose fields stand elsewhere on the page. A plain form, so that it works without JavaScript. What the
 * address says and no field shows is in hidden ones.
 */
export function FiltersForm({
  search,
  facets,
  path,
}: {
  search: ResultsSearch
  facets: readonly ShownFacet[]
  path: string
}) {
  const navigate = useNavigate()
  const form = useShownFields(search, facets)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = readResultsSearch(readForm(new FormData(event.currentTarget)))
    void navigate({ to: '.', search: wanted, resetScroll: false })
  }

  return (
    <form ref={form} id={FILTERS_FORM} action={path} onSubmit={submit} hidden>
      {listHidden(search, facets).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** The fields that stand beside the results, not among the filters. */
const BESIDE = new Set(['sort', 'size'])

function listHidden(search: ResultsSearch, facets: readonly ShownFacet[]): FormField[] {
  const isInch = search.unit === 'inch'
  const shown = new Set(
    facets.flatMap(facet => facet.values.map(({ value }) => fieldOfValue(facet, value).join(' '))),
  )
  const ranges = new Set(
    facets.filter(hasRange).flatMap(facet => Object.values(rangeFieldsOf(facet, isInch))),
  )
  return allFields(search, facets).filter(
    ([name, value]) => !BESIDE.has(name) && !ranges.has(name) && !shown.has(`${name} ${value}`),
  )
}

/** Shows in the fields what the address says: it also changes without them, by a link or the browser's back button. */
function useShownFields(search: ResultsSearch, facets: readonly ShownFacet[]) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = allFields(search, facets)
    const chosen = new Set(fields.map(([name, value]) => `${name} ${value}`))
    const values = new Map(fields)
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement)
        control.value = values.get(control.name) ?? control.options[0]?.value ?? ''
      if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
      if (control.type === 'text') {
        control.defaultValue = values.get(control.name) ?? ''
        if (control !== document.activeElement) control.value = control.defaultValue
      } else if (control.value === '') control.checked = !values.has(control.name)
      else control.checked = chosen.has(`${control.name} ${control.value}`)
    }
  }, [search, facets])
  return form
}
