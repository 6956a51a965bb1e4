import { formatDimension } from '@parts-hub/parts'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { explainAmount, explainMeasure } from '#contract/amounts.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { toSentence } from '../../base/forms/field-of.ts'
import { allFields, FILTERS_FORM, rangeFieldsOf } from './form-fields.ts'
import { formatLength } from './length-unit.ts'
import { isNarrowed, type ResultsSearch, readResultsSearch } from './results-search.ts'
import { FIRST_VALUES, type ShownFacet } from './shown-results.ts'

/** Whether a facet can be narrowed by a range: the price, and dimensions with more values than are shown at first. */
export function hasRange({ min, max, values, more }: ShownFacet): boolean {
  return min !== null && max !== null && (values.length === 0 || values.length + more > FIRST_VALUES)
}

/** The two ends of a range. They apply when they are left, or on Enter. */
export function RangeFields({ facet, search }: { facet: ShownFacet; search: ResultsSearch }) {
  const isInch = search.unit === 'inch'
  const names = rangeFieldsOf(facet, isInch)
  const shown = new Map(allFields(search, [facet]))
  const [unclear, setUnclear] = useState<{ readonly name: string; readonly message: string }>()
  const messageId = useId()
  const ends = [
    { end: 'from', name: names.from, limit: facet.min },
    { end: 'to', name: names.to, limit: facet.max },
  ] as const

  /** What is unclear stays as it was typed, with a message, and applies nothing. */
  function check(input: HTMLInputElement): boolean {
    const isClear = isRangeEnd(input)
    setUnclear(isClear ? undefined : { name: input.name, message: explain(facet, input.value, isInch) })
    return isClear
  }
  /** `defaultValue` is what the address says. */
  function applyIfChanged({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
    if (check(input) && input.value !== input.defaultValue) input.form?.requestSubmit()
  }
  function stopIfUnclear(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && !check(event.currentTarget)) event.preventDefault()
  }

  return (
    <>
      <div className="mt-2 flex items-center gap-2 px-1">
        {ends.map(({ end, name, limit }) => (
          <label key={end} className="flex min-w-0 items-center gap-2 text-sm">
            <span>{end === 'from' ? 'From' : 'to'}</span>
            <input
              form={FILTERS_FORM}
              type="text"
              inputMode="decimal"
              name={name}
              defaultValue={shown.get(name)}
              placeholder={limit === null ? undefined : formatLimit(facet, limit, isInch)}
              aria-label={`${facet.name} ${end}${unitOf(facet, isInch)}`}
              aria-invalid={unclear?.name === name || undefined}
              aria-describedby={unclear?.name === name ? messageId : undefined}
              maxLength={20}
              onBlur={applyIfChanged}
              onKeyDown={stopIfUnclear}
              className="input input-sm"
            />
          </label>
        ))}
      </div>
      <output id={messageId} className="block px-1 text-sm font-semibold text-error not-empty:mt-1.5">
        {unclear?.message}
      </output>
    </>
  )
}

/** Why an end is not clear, and what to write. */
function explain({ key }: ShownFacet, typed: string, isInch: boolean): string {
  if (key === 'price') return toSentence('The price', explainAmount(typed))
  const unclear = explainMeasure(typed)
  if (unclear) return `${typed.trim()} ${unclear}.`
  return `Please write a number${isInch ? ', such as 0.5 or 1/2' : ', such as 6.35'}.`
}

/** Whether what was typed says something as the address reads it, or nothing. */
function isRangeEnd({ name, value }: HTMLInputElement): boolean {
  return value.trim() === '' || isNarrowed(readResultsSearch({ [name]: value }))
}

function unitOf({ key, unit }: ShownFacet, isInch: boolean): string {
  if (key === 'price') return ' in euros'
  if (!unit) return ''
  return ` in ${unit === 'mm' && isInch ? 'inches' : unit}`
}

function formatLimit({ key, unit }: ShownFacet, limit: number, isInch: boolean): string {
  if (key === 'price') return formatEuros(limit)
  if (unit === 'mm') return formatLength(limit, isInch ? 'inch' : 'mm')
  return formatDimension({ value: limit, unit: unit ?? '' })
}
